import { createContext, useContext } from 'react';

const RecordIdContext = createContext<string | null>(null);

export const RecordIdProvider = RecordIdContext.Provider;

/** The record that the form shows; null while it is not stored. */
export function useRecordId(): string | null {
  return useContext(RecordIdContext);
}
