import type { JsonObject } from '@inkstone/design';
import type { DocumentKey } from '@inkstone/schema';
import type { ConditionField } from '../../runtime/conditions/condition-field.ts';

/** A list that is designed, and what changes it. */
export interface ListEditing {
  readonly document: DocumentKey;
  readonly content: JsonObject;
  /** The fields of its model. */
  readonly fields: readonly ConditionField[];
  readonly isFixed: boolean;
  /** The name of a field; its code if there is none. */
  readonly nameOf: (code: string) => string;
  /** Sets a property of the list; undefined removes it. */
  readonly set: (property: string, value: unknown) => void;
}

export const optionsOf = (
  { fields, nameOf }: Pick<ListEditing, 'fields' | 'nameOf'>,
  accepts: (field: ConditionField) => boolean = () => true,
) => fields.filter(accepts).map(({ code }) => ({ value: code, label: nameOf(code) }));
