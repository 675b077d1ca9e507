import { controlModels } from '@inkstone/controls/models';
import type { ControlModel } from '@inkstone/form-engine';
import { localizedName, type ControlOptions, type Locale } from '@inkstone/schema';
import type { Header } from './record-query.ts';

interface CellSurroundings {
  readonly locale: Locale;
  readonly timeZone: string;
}

const models: Readonly<Record<string, ControlModel | undefined>> = controlModels as unknown as Readonly<Record<string, ControlModel>>;

/** A value as its control writes it on one line; empty for what the control cannot read. */
export function cellText(header: Header, value: unknown, { locale, timeZone }: CellSurroundings): string {
  const model = models[header.controlType];
  if (!model || value === undefined || value === null) return '';
  const options = effectiveOptions(header, model);
  const decoded = model.decode(value, options);
  if (!decoded.ok) return '';
  return model.format(decoded.value, { options, locale, timeZone, label: localizedName(header, locale), now: () => new Date() });
}

/** A list's column says only what differs from the control's own defaults. */
function effectiveOptions(header: Header, model: ControlModel): ControlOptions {
  const defaults = Object.entries(model.props).map(([name, prop]) => [name, prop.default] as const);
  return { name: header.name, ...Object.fromEntries(defaults), ...header.options };
}

/** Figures stand to the right, so that they can be compared. */
export const isFigure = (header: Header): boolean => models[header.controlType]?.valueType === 'number';
