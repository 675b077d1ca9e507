import { controlModels, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import type { ControlModel, ControlModels } from '@inkstone/form-engine';
import { localizedName, type ControlOptions, type Locale } from '@inkstone/schema';
import type { Header } from './record-query.ts';

interface CellSurroundings {
  readonly locale: Locale;
  readonly timeZone: string;
  /** Models of extension controls. */
  readonly extensions: ControlModels;
}

function modelOf({ controlType }: Header, extensions: ControlModels = {}): ControlModel | undefined {
  const found = ([controlModels, extensions] as readonly ControlModels[]).find((models) => Object.hasOwn(models, controlType));
  return found?.[controlType] ?? (isExtensionType(controlType) ? extensionValueModel : undefined);
}

/** A value as its control writes it on one line; empty for what the control cannot read. */
export function cellText(header: Header, value: unknown, { locale, timeZone, extensions }: CellSurroundings): string {
  const model = modelOf(header, extensions);
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
export const isFigure = (header: Header): boolean => modelOf(header)?.valueType === 'number';
