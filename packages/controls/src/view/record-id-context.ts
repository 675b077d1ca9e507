import { createContext, useContext } from 'react';

const RecordIdContext = createContext<string | null>(null);

export const RecordIdProvider = RecordIdContext.Provider;

/** The id of the record in the form; null before it is stored. */
export function useRecordId(): string | null {
  return useContext(RecordIdContext);
}
