import type { UnitFacts } from '@inkstone/formula';
import type { ChoiceSource, DataLinkage, FieldValue, FormValues, LocalizedText } from '@inkstone/schema';

/** What a control's conditions read of the form, by the names they use: `customer`, `items.product` (within a row its own). */
export type ServiceInputs = FormValues;

/**
 * What a form asks of the world outside. `control` says where the form declares it (`price`, `items.price`): a server that answers a
 * browser runs its own published declaration and takes nothing but `inputs` from the request.
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
      /** A page of a control's choices, by what the person typed. */
      readonly kind: 'choices';
      readonly control: string;
      readonly source: ChoiceSource;
      readonly inputs: ServiceInputs;
      readonly keyword: string;
      /** `next` of the page before. */
      readonly cursor?: string;
    }
  | {
      /** Those of the values that are choices, whatever the page they stand on. */
      readonly kind: 'chosen';
      readonly control: string;
      readonly source: ChoiceSource;
      readonly inputs: ServiceInputs;
      readonly values: readonly string[];
    }
  | {
      /** A formula's `lookup`: one item of the record whose other item has a value. */
      readonly kind: 'lookup';
      readonly schemaCode: string;
      readonly field: string;
      readonly value: FieldValue;
      readonly result: string;
    }
  | {
      /** What conditions know of a person or department. */
      readonly kind: 'unit';
      readonly id: string;
    }
  | {
      /** A business rule that a control's event calls; it answers values by control key. */
      readonly kind: 'rule';
      readonly control: string;
      readonly rule: string;
      readonly inputs: ServiceInputs;
    };

/** One thing to choose: what is stored, and what people read; in a tree also below what it stands. */
export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly name_i18n?: Readonly<Partial<LocalizedText>>;
  /** The value of the choice above it. */
  readonly parent?: string;
  /** Read where it stands, and chosen no more. */
  readonly retired?: boolean;
}

interface ServiceData {
  /** By the record's fields; null when no record meets the conditions. A field that the person may not see is missing. */
  linkage: Readonly<Record<string, FieldValue>> | null;
  choices: { readonly choices: readonly Choice[]; readonly next: string | null };
  chosen: readonly Choice[];
  /** The value with its type in the formula language. */
  lookup: { readonly type: LookupType; readonly value: FieldValue };
  /** Null: there is none such. */
  unit: UnitFacts | null;
  rule: FormValues;
}

export type LookupType = 'text' | 'number' | 'date' | 'time' | 'logic' | 'texts' | 'unit' | 'units' | 'record' | 'records' | 'none';

export type ServiceDataOf<R extends ServiceRequest> = ServiceData[R['kind']];

/** One request's answer; `reason` is a text for people, in their language, where there is one. */
export type ServiceAnswer =
  | { readonly ok: true; readonly data: ServiceData[keyof ServiceData] }
  | { readonly ok: false; readonly reason?: string };

/** The world outside of a form. The browser asks the server, the server its database; without it nothing is linked or looked up. */
export interface FormServices {
  /** Answers in the order of the requests; rejects when nobody can be reached. An aborted call may reject or answer, nobody listens. */
  ask(requests: readonly ServiceRequest[], signal: AbortSignal): Promise<readonly ServiceAnswer[]>;
}
