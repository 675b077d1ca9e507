import { defineControl, type Decoded } from '@inkstone/form-engine';
import { instanceStatuses, type InstanceStatus, type Locale } from '@inkstone/schema';
import { labelProps } from '../props/control-props.ts';
import { presentText } from '../values/text-presentation.ts';
import { textBehaviour } from '../values/text-value.ts';
import { statusText } from './sequence-status.locale.ts';

type StatusValue = InstanceStatus | null;

/** CANCELLED is accepted on reading and never written. */
function decodeStatus(raw: unknown): Decoded<StatusValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const name = raw === 'CANCELLED' ? 'CANCELED' : raw;
  if (typeof name === 'string' && Object.hasOwn(instanceStatuses, name)) return { ok: true, value: name as InstanceStatus };
  return { ok: false, code: 'WrongType' };
}

function textOfStatus(value: StatusValue, locale: Locale): string {
  return value === null ? '' : statusText[value][locale];
}

/** The status of the record's workflow. */
export const sequenceStatusModel = defineControl<StatusValue>({
  ...textBehaviour,
  type: 'sequence-status',
  code: 108,
  dataItemTypes: ['ShortText'],
  role: 'system',
  props: labelProps,
  isEmpty: (value) => value === null,
  decode: decodeStatus,
  fromFormula: (value) => {
    const decoded = decodeStatus(value);
    return decoded.ok ? decoded.value : null;
  },
  defaultValue: () => null,
  validate: () => [],
  requiredMessage: 'select',
  format: (value, { locale }) => textOfStatus(value, locale),
  present: (value, { locale }) => presentText(textOfStatus(value, locale)),
  compare: (a, b) => (a === null ? -1 : instanceStatuses[a]) - (b === null ? -1 : instanceStatuses[b]),
  samples: ['PROCESSING', 'DRAFT', 'CANCELED', 'COMPLETED', 'EXCEPTION', null],
});
