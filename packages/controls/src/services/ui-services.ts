import type { ConditionDocument, ControlOptions, FormValues, RecordReference, Unit, UnitType } from '@inkstone/schema';
import { createContext, useContext } from 'react';
import type { UnitScope } from '../options/unit-scope.ts';

export type { UnitScope } from '../options/unit-scope.ts';
import type { FileServices } from './file-services.ts';
import type { MapProvider, ReverseGeocoder } from './map-provider.ts';

export type { MapCoordinates, MapProvider, ReverseGeocoder } from './map-provider.ts';
export {
  UploadRefused,
  type UploadTarget,
  type FileServices,
  type SigningSession,
  type SigningServices,
  type UploadRequest,
} from './file-services.ts';

/** A page of a list with keyset pagination: `next` is the cursor of the following page and null on the last. */
export interface FoundPage<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

export interface PageRequest {
  /** `next` of the previous page; unset for the first. */
  readonly cursor?: string;
  readonly signal?: AbortSignal;
}

/** A unit to pick: a person with their main department, or a department. */
export interface FoundPerson extends Unit {
  readonly departmentName?: string;
}

export interface DepartmentNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  /** Unset if it depends on which other departments there are. */
  readonly hasChildren?: boolean;
  /** False if it is only listed to reach departments below it. */
  readonly pickable?: boolean;
  /** The names of the departments above, starting at the top. */
  readonly path?: readonly string[];
}

/** A page request for people within a scope. */
export interface UnitRequest extends PageRequest {
  readonly scope?: UnitScope;
}

export interface DepartmentRequest {
  readonly scope?: UnitScope;
  /** Only the children of this department, or with `top` only the top level. */
  readonly parentId?: string;
  /** Only departments that match it, in the whole scope. */
  readonly keyword?: string;
  readonly signal?: AbortSignal;
}

export interface RecordSearch extends PageRequest {
  /** Searched for in the record's name and number. */
  readonly keyword: string;
  /** Fields to return besides id and name; by default the columns of the list. */
  readonly fields?: readonly string[];
  /** The list whose order applies; by default the usual order of the model. */
  readonly listCode?: string;
  /** Only records that match it. */
  readonly filter?: ConditionDocument;
  /** For hierarchical records: only the children of this record, or with `top` only the top level. */
  readonly parentId?: string;
}

/** Records to pick from. */
export interface FoundRecords extends FoundPage<RecordReference> {
  /** The records with children, if a level of the tree was requested. */
  readonly parents?: ReadonlySet<string>;
}

export interface RecordColumn {
  readonly code: string;
  /** In the user's language. */
  readonly label: string;
  readonly controlType: string;
  readonly options: ControlOptions;
}

/** Records picked in a relevance control of the open form, to be imported. */
export interface RecordImportRequest {
  /** `supplier`, `items.article`. */
  readonly control: string;
  readonly ids: readonly string[];
  /** The form values that the control's conditions read. */
  readonly inputs: FormValues;
}

export interface ImportedRecords {
  readonly records: readonly RecordReference[];
  /** Records that this user may not import, or that the control does not offer. */
  readonly leftOut: readonly string[];
}

/** Data for selectors, provided by the application that renders forms. Every call may be cancelled and may fail. */
export interface FormUiServices {
  /** Searches by a part of the name or account, or by the name's pronunciation. */
  searchUsers(query: string, request?: UnitRequest): Promise<FoundPage<FoundPerson>>;
  /** Returns all departments or those requested; parents before children. */
  departmentTree(request?: DepartmentRequest): Promise<readonly DepartmentNode[]>;
  departmentUsers(departmentId: string, request?: UnitRequest): Promise<FoundPage<FoundPerson>>;
  /** Returns the units this user picked recently, the most recent first. */
  recentUnits?(request: {
    readonly scope?: UnitScope;
    readonly unitType?: UnitType;
    readonly signal?: AbortSignal;
  }): Promise<readonly FoundPerson[]>;
  /** Returns the URL of a person's avatar; null if there is none. */
  readonly pictureOf?: (personId: string) => Promise<string | null>;
  /** Remembers picked units; failures are ignored. */
  keepPicked?(units: readonly Unit[]): void;
  /** Whether each child is one of the parents or belongs to one; also answers when the server cannot be reached. */
  readonly areRelated?: (children: readonly Unit[], parents: readonly Pick<Unit, 'id' | 'unitType'>[]) => Promise<boolean>;
  searchRecords(schemaCode: string, search: RecordSearch): Promise<FoundRecords>;
  /** Returns the records that a relevance control imports, with the server's data; if unset, records are imported as found. */
  importRecords?(request: RecordImportRequest): Promise<ImportedRecords>;
  /** Returns the labels of a model's fields in the user's language, for the columns of a picker. */
  recordLabels?(
    schemaCode: string,
    request?: { readonly listCode?: string; readonly signal?: AbortSignal },
  ): Promise<Readonly<Record<string, string>>>;
  /** Returns the columns of a list with the controls that format their cells. */
  recordColumns?(
    schemaCode: string,
    request?: { readonly listCode?: string; readonly signal?: AbortSignal },
  ): Promise<readonly RecordColumn[]>;
  /** Uploads and downloads; without them only file names are shown and no file can be added. */
  readonly files?: FileServices;
  /** The configured map; without it a location has only coordinates and a note. */
  readonly map?: MapProvider;
  /** The configured reverse geocoder. */
  readonly addressOf?: ReverseGeocoder;
  /** The maximum number of rows that a sub-table imports at once, by setting; 500 unless set. */
  readonly sheetImportRows?: number;
  /** Returns the URL of a record; without it references are plain text. */
  recordHref?(schemaCode: string, id: string): string;
}

const FormUiServicesContext = createContext<FormUiServices | null>(null);

export const FormUiServicesProvider = FormUiServicesContext.Provider;

/** Null if there is no provider: selectors then find nothing and show a message. */
export function useFormUiServices(): FormUiServices | null {
  return useContext(FormUiServicesContext);
}
