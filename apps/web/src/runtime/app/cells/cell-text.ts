import { controlModels, extensionValueModel, isExtensionType } from '@inkstone/controls/models';
import { completeOptions, type ControlModel, type ControlModels, type ModelContext, type Presentation } from '@inkstone/form-engine';
import { localizedName, type ControlOptions, type FieldValue, type Locale } from '@inkstone/schema';
import type { Header } from '../record-query.ts';

export interface FormatContext {
  readonly locale: Locale;
  readonly timeZone: string;
  /** Models of extension controls. */
  readonly extensions: ControlModels;
}

interface ReadCell {
  readonly model: ControlModel;
  readonly value: FieldValue;
  readonly context: ModelContext;
}

function modelOf({ controlType }: Header, extensions: ControlModels = {}): ControlModel | undefined {
  const found = ([controlModels, extensions] as readonly ControlModels[]).find((models) => Object.hasOwn(models, controlType));
  return found?.[controlType] ?? (isExtensionType(controlType) ? extensionValueModel : undefined);
}

/** Null for a value that the control cannot read. */
function readCell(header: Header, value: unknown, { locale, timeZone, extensions }: FormatContext): ReadCell | null {
  const model = modelOf(header, extensions);
  if (!model || value === undefined || value === null) return null;
  const options = effectiveOptions(header, model);
  const decoded = model.decode(value, options);
  if (!decoded.ok) return null;
  const context = { options, locale, timeZone, label: localizedName(header, locale), now: () => new Date() };
  return { model, value: decoded.value, context };
}

/** Formats a value as one line, as its control does; empty for a value that the control cannot read. */
export function cellText(header: Header, value: unknown, formatContext: FormatContext): string {
  const cell = readCell(header, value, formatContext);
  return cell ? cell.model.format(cell.value, cell.context) : '';
}

export type CellImage = Extract<Presentation, { kind: 'image' }>;

/** Returns the pictures of a value that contains only pictures; empty for any other. */
export function cellImages(header: Header, value: unknown, formatContext: FormatContext): readonly CellImage[] {
  const cell = readCell(header, value, formatContext);
  const shown = cell?.model.present(cell.value, cell.context);
  const items = shown?.kind === 'list' ? shown.items : [];
  return items.every((item) => item.kind === 'image') ? items : [];
}

/** A column of a list stores only options that differ from the control's defaults. */
function effectiveOptions(header: Header, model: ControlModel): ControlOptions {
  return completeOptions(model.props, { name: header.name, ...header.options });
}

/** Whether values are right-aligned for comparison. */
export const isFigure = (header: Header): boolean => modelOf(header)?.valueType === 'number';
