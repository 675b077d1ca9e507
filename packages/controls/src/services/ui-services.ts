import type { ConditionDocument, ControlOptions, FormValues, RecordReference, Unit, UnitType } from '@inkstone/schema';
import { createContext, useContext } from 'react';
import type { UnitScope } from '../options/unit-scope.ts';

export type { UnitScope } from '../options/unit-scope.ts';
import type { FileServices } from './file-services.ts';
import type { MapProvider, PlaceNamer } from '../location/map-provider.ts';

export type { MapCoordinates, MapProvider, PlaceNamer } from '../location/map-provider.ts';
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

/** A unit to pick: a person with their main department, or a department. */
export interface FoundPerson extends Unit {
  readonly departmentName?: string;
}

export interface DepartmentNode {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  /** Unset: that depends on which others there are. */
  readonly hasChildren?: boolean;
  /** False: it only leads to others. */
  readonly pickable?: boolean;
  /** The names of those above, the topmost first. */
  readonly path?: readonly string[];
}

/** What is looked for among people: within a scope, page after page. */
export interface UnitRequest extends PageRequest {
  readonly scope?: UnitScope;
}

export interface DepartmentRequest {
  readonly scope?: UnitScope;
  /** Only those right below it; `top`: only the topmost. */
  readonly parentId?: string;
  /** Only those it finds, in the whole scope. */
  readonly keyword?: string;
  readonly signal?: AbortSignal;
}

export interface RecordSearch extends PageRequest {
  /** Searched in the record's name and number. */
  readonly keyword: string;
  /** Items wanted besides id and name; unset: the columns of the list. */
  readonly fields?: readonly string[];
  /** A list whose order counts; unset: the model's usual one. */
  readonly listCode?: string;
  /** Only records that meet it. */
  readonly filter?: ConditionDocument;
  /** Only those right below it where records make a tree; `top`: only the topmost. */
  readonly parentId?: string;
}

/** Records to pick. */
export interface FoundRecords extends FoundPage<RecordReference> {
  /** Those that have others below them, where a place in the tree was asked for. */
  readonly parents?: ReadonlySet<string>;
}

export interface RecordColumn {
  readonly code: string;
  /** In the person's language. */
  readonly label: string;
  readonly controlType: string;
  readonly options: ControlOptions;
}

/** Records picked in a relevance control of the open form. */
export interface RecordImportRequest {
  /** `supplier`, `items.article`. */
  readonly control: string;
  readonly ids: readonly string[];
  /** What the conditions of the control read of the form. */
  readonly inputs: FormValues;
}

export interface ImportedRecords {
  readonly records: readonly RecordReference[];
  /** Those that this person may not take, or that the control does not offer. */
  readonly leftOut: readonly string[];
}

/** What selectors ask of the world; the application that shows forms provides it. Every call may be cancelled and may fail. */
export interface FormUiServices {
  /** By a part of name or account, or by how the name is read. */
  searchUsers(query: string, request?: UnitRequest): Promise<FoundPage<FoundPerson>>;
  /** All departments, or some of them; parents before children. */
  departmentTree(request?: DepartmentRequest): Promise<readonly DepartmentNode[]>;
  departmentUsers(departmentId: string, request?: UnitRequest): Promise<FoundPage<FoundPerson>>;
  /** What this person picked of late, the latest first. */
  recentUnits?(request: {
    readonly scope?: UnitScope;
    readonly unitType?: UnitType;
    readonly signal?: AbortSignal;
  }): Promise<readonly FoundPerson[]>;
  /** The small picture somebody shows of themselves, as an address; null when they show none. */
  readonly pictureOf?: (personId: string) => Promise<string | null>;
  /** Remembers what was picked; whether that works is of no concern to whoever picks. */
  keepPicked?(units: readonly Unit[]): void;
  /** Whether each child is one of the parents or belongs to one; it answers also where the server cannot be asked. */
  readonly areRelated?: (children: readonly Unit[], parents: readonly Pick<Unit, 'id' | 'unitType'>[]) => Promise<boolean>;
  searchRecords(schemaCode: string, search: RecordSearch): Promise<FoundRecords>;
  /** Records that a relevance control of the open form takes over, as the server tells them; unset: they are taken as they were found. */
  importRecords?(request: RecordImportRequest): Promise<ImportedRecords>;
  /** Heads of a model's fields in the person's language, for the columns of a picker. */
  recordLabels?(
    schemaCode: string,
    request?: { readonly listCode?: string; readonly signal?: AbortSignal },
  ): Promise<Readonly<Record<string, string>>>;
  /** The columns of a list and how their cells are drawn. */
  recordColumns?(
    schemaCode: string,
    request?: { readonly listCode?: string; readonly signal?: AbortSignal },
  ): Promise<readonly RecordColumn[]>;
  /** Uploads and downloads; without them files are their names, and none can be added. */
  readonly files?: FileServices;
  /** The map that somebody configured; without it a place is its coordinates and words. */
  readonly map?: MapProvider;
  /** What places are called, where somebody configured who knows. */
  readonly addressOf?: PlaceNamer;
  /** How many rows a sub-table takes from a file at once, by setting; 500 unless set. */
  readonly sheetImportRows?: number;
  /** Where a record opens; without it references are plain text. */
  recordHref?(schemaCode: string, id: string): string;
}

const FormUiServicesContext = createContext<FormUiServices | null>(null);

export const FormUiServicesProvider = FormUiServicesContext.Provider;

/** Null where nobody provides them: selectors then find nothing, and say so. */
export function useFormUiServices(): FormUiServices | null {
  return useContext(FormUiServicesContext);
}
