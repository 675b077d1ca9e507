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
  const options = header.options as ControlOptions;
  const decoded = model.decode(value, options);
  if (!decoded.ok) return '';
  return model.format(decoded.value, { options, locale, timeZone, label: localizedName(header, locale), now: () => new Date() });
}

/** Figures stand to the right, so that they can be compared. */
export const isFigure = (header: Header): boolean => models[header.controlType]?.valueType === 'number';
