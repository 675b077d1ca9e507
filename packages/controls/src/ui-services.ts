import type { RecordReference, Unit } from '@inkstone/schema';
import { createContext, useContext } from 'react';
import type { FileServices } from './file-services.ts';

export {
  UploadRefused,
  type FilePlace,
  type FileServices,
  type SigningPlace,
  type SigningServices,
  type UploadRequest,
} from './file-services.ts';

/** A page of a list by keyset: `next` asks for the following one and is null on the last. */
export interface FoundPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface PageRequest {
  /** `next` of the page before; unset for the first. */
  readonly cursor?: string;
  readonly signal?: AbortSignal;
}

export interface FoundPerson extends Unit {
  readonly departmentName?: string;
}

export interface DepartmentNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
}

export interface RecordSearch extends PageRequest {
  /** Searched in the record's name and number. */
  readonly keyword: string;
  /** Items wanted besides id and name. */
  readonly fields: readonly string[];
}

/** What selectors ask of the world; the application that shows forms provides it. Every call may be cancelled and may fail. */
export interface FormUiServices {
  /** By a part of name or account. */
  searchUsers(query: string, request?: PageRequest): Promise<FoundPage<FoundPerson>>;
  /** All departments, parents before children. */
  departmentTree(request?: { readonly signal?: AbortSignal }): Promise<readonly DepartmentNode[]>;
  departmentUsers(departmentId: string, request?: PageRequest): Promise<FoundPage<FoundPerson>>;
  searchRecords(schemaCode: string, search: RecordSearch): Promise<FoundPage<RecordReference>>;
  /** Heads of a model's fields in the person's language, for the columns of a picker. */
  recordLabels?(schemaCode: string, request?: { readonly signal?: AbortSignal }): Promise<Readonly<Record<string, string>>>;
  /** Uploads and downloads; without them files are their names, and none can be added. */
  readonly files?: FileServices;
  /** Where a record opens; without it references are plain text. */
  recordHref?(schemaCode: string, id: string): string;
}

const FormUiServicesContext = createContext<FormUiServices | null>(null);

export const FormUiServicesProvider = FormUiServicesContext.Provider;

/** Null where nobody provides them: selectors then find nothing, and say so. */
export function useFormUiServices(): FormUiServices | null {
  return useContext(FormUiServicesContext);
}
