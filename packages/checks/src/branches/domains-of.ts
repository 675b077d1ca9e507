import { isExtensionType, keptDecimals, parseNumberFormat } from '@inkstone/controls/models';
import type { ControlDefinition, DataItem, FormDefinition, ModelDefinition } from '@inkstone/schema';
import { models } from '../form/control-model.ts';
import type { ValueDomain, ValueDomains } from './value-domain.ts';

/** Entered numbers keep this many decimals if no form says less. */
const mostDecimals = 9;

/** The values that the items of a model can have as far as its forms say: choices, decimals, days. Other items have no domain. */
export function domainsOf(model: Pick<ModelDefinition, 'dataItems'>, forms: readonly FormDefinition[]): ValueDomains {
  const controls = forms.flatMap((form) => form.controls);
  const domains = new Map<string, ValueDomain>();
  for (const item of model.dataItems) {
    const domain = domainOf(
      item,
      controls.filter(({ key }) => key === item.code),
    );
    if (domain) domains.set(item.code, domain);
  }
  return domains;
}

function domainOf({ type, precision = 'day' }: DataItem, controls: readonly ControlDefinition[]): ValueDomain | null {
  switch (type) {
    case 'Number':
      return { kind: 'number', decimals: decimalsIn(controls) };
    case 'Date':
      return precision === 'day' ? { kind: 'date' } : null;
    case 'Logic':
      return { kind: 'logic' };
    case 'ShortText':
    case 'Radio':
    case 'Dropdown':
      return { kind: 'text', values: choicesIn(controls) };
    case 'Checkbox':
    case 'DropdownMulti': {
      const values = choicesIn(controls);
      return values && { kind: 'texts', values };
    }
    default:
      return null;
  }
}

function decimalsIn(controls: readonly ControlDefinition[]): number {
  const decimals = controls.map(({ type, options }) =>
    isExtensionType(type) ? mostDecimals : keptDecimals(parseNumberFormat(options['format'])),
  );
  return decimals.length > 0 ? Math.max(...decimals) : mostDecimals;
}

/** The choices of all controls of an item; null if one of them accepts other texts or loads its choices. */
function choicesIn(controls: readonly ControlDefinition[]): readonly string[] | null {
  const values = new Set<string>();
  for (const { type, options } of controls) {
    const declared = models[type]?.choices?.(options);
    if (declared?.kind !== 'list' || declared.choices.length === 0) return null;
    for (const { value } of declared.choices) values.add(value);
  }
  return controls.length > 0 ? [...values] : null;
}
