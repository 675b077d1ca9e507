import type { RecordReference, Unit } from '@inkstone/schema';
import { createContext, useContext } from 'react';

export interface FoundPage<T> {
  readonly items: readonly T[];
  readonly hasMore: boolean;
}

export interface FoundPerson extends Unit {
  readonly departmentName?: string;
}

export interface DepartmentNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

/** What selectors ask of the world; the application that shows forms provides it. Every call may be cancelled and may fail. */
export interface FormUiServices {
  searchUsers(query: string, signal?: AbortSignal): Promise<readonly FoundPerson[]>;
  /** All departments, parents before children. */
  departmentTree(signal?: AbortSignal): Promise<readonly DepartmentNode[]>;
  departmentUsers(departmentId: string, signal?: AbortSignal): Promise<readonly FoundPerson[]>;
  /** Records of a model by a part of their name or number; pages count from 1. `fields` are wanted besides id and name. */
  searchRecords(
    schemaCode: string,
    query: string,
    page: number,
    fields: readonly string[],
    signal?: AbortSignal,
  ): Promise<FoundPage<RecordReference>>;
  /** Heads of a model's fields in the person's language, for the columns of a picker. */
  recordLabels?(schemaCode: string, signal?: AbortSignal): Promise<Readonly<Record<string, string>>>;
  /** Where a record opens; without it references are plain text. */
  recordHref?(schemaCode: string, id: string): string;
}

const FormUiServicesContext = createContext<FormUiServices | null>(null);

export const FormUiServicesProvider = FormUiServicesContext.Provider;

/** Null where nobody provides them: selectors then find nothing, and say so. */
export function useFormUiServices(): FormUiServices | null {
  return useContext(FormUiServicesContext);
}
