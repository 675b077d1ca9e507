import type { UnitFacts } from '@inkstone/formula';
import type { ChoiceSource, DataLinkage, FieldValue, FormValues, LocalizedText } from '@inkstone/schema';

/** The form values that a control's conditions read, by the names they use: `customer`, `items.product` (within a row the row's own). */
export type ServiceInputs = FormValues;

/**
 * A request for data from outside the form. `control` is where the form declares it (`price`, `items.price`): a server that handles a
 * browser's request runs its own published declaration and accepts only `inputs` from the request.
 */
export type ServiceRequest =
  | {
      /** The fields of the first record that meets a linkage's conditions. */
      readonly kind: 'linkage';
      readonly control: string;
      readonly linkage: DataLinkage;
      readonly inputs: ServiceInputs;
    }
  | {
      /** A page of a control's choices for the typed keyword. */
      readonly kind: 'choices';
      readonly control: string;
      readonly source: ChoiceSource;
      readonly inputs: ServiceInputs;
      readonly keyword: string;
      /** `next` of the previous page. */
      readonly cursor?: string;
    }
  | {
      /** Those of the values that are choices, whichever page they are on. */
      readonly kind: 'chosen';
      readonly control: string;
      readonly source: ChoiceSource;
      readonly inputs: ServiceInputs;
      readonly values: readonly string[];
    }
  | {
      /** A formula's `lookup`: one item of the record whose other item has the value. */
      readonly kind: 'lookup';
      readonly schemaCode: string;
      readonly field: string;
      readonly value: FieldValue;
      readonly result: string;
    }
  | {
      /** The facts of a person or department that conditions read. */
      readonly kind: 'unit';
      readonly id: string;
    }
  | {
      /** A business rule called by a control's event; it returns values by control key. */
      readonly kind: 'rule';
      readonly control: string;
      readonly rule: string;
      readonly inputs: ServiceInputs;
    };

/** One choice: the stored value and its name; in a tree also its parent. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly name_i18n?: Readonly<Partial<LocalizedText>>;
  /** The value of the parent choice. */
  readonly parent?: string;
  /** Still displayed if selected, but no longer offered. */
  readonly retired?: boolean;
}

interface ServiceData {
  /** By field of the record; null when no record meets the conditions. Fields that the person may not see are missing. */
  linkage: Readonly<Record<string, FieldValue>> | null;
  choices: { readonly choices: readonly Choice[]; readonly next: string | null };
  chosen: readonly Choice[];
  /** The value with its type in the formula language. */
  lookup: { readonly type: LookupType; readonly value: FieldValue };
  /** Null if it does not exist. */
  unit: UnitFacts | null;
  rule: FormValues;
}

export type LookupType = 'text' | 'number' | 'date' | 'time' | 'logic' | 'texts' | 'unit' | 'units' | 'record' | 'records' | 'none';

export type ServiceDataOf<R extends ServiceRequest> = ServiceData[R['kind']];

/** The response to one request; `reason` is a localized text for people, if there is one. */
export type ServiceResponse =
  | { readonly ok: true; readonly data: ServiceData[keyof ServiceData] }
  | { readonly ok: false; readonly reason?: string };

/**
 * The data source of a form. The browser sends requests to the server, the server queries its database; without it nothing is linked or
 * looked up.
 */
export interface FormServices {
  /**
   * Resolves with responses in the order of the requests; rejects if the service cannot be reached. The result of an aborted call is
   * ignored.
   */
  send(requests: readonly ServiceRequest[], signal: AbortSignal): Promise<readonly ServiceResponse[]>;
}
