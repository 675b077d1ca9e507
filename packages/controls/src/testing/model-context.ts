import type { ControlModel, ModelContext } from '@inkstone/form-engine';
import type { ControlOptions, FieldValue, Locale } from '@inkstone/schema';
import { type ControlType, controlModels } from '../models.ts';

/** Builds the context of a model for these options. */
export function buildContext(type: ControlType, options: object = {}, locale: Locale = 'zh'): ModelContext {
  const defaults = Object.entries(controlModels[type].props).map(([key, { default: value }]) => [key, value] as const);
  const set = { name: '欄位', ...Object.fromEntries(defaults.filter(([, value]) => value !== undefined)), ...options } as ControlOptions;
  return { options: set, label: '欄位', locale, timeZone: 'Asia/Taipei', now: () => new Date('2026-11-21T02:00:00Z') };
}

/** Returns the issue codes of a raw value, or `WrongType` if it cannot be decoded. */
export function issueCodesOf(type: ControlType, raw: unknown, options: object = {}): readonly string[] {
  const model: ControlModel = controlModels[type];
  const context = buildContext(type, options);
  const decoded = model.decode(raw, context.options);
  return decoded.ok ? model.validate(decoded.value, context).map(({ code }) => code) : [decoded.code];
}

/** Returns the decoded value, or undefined if it cannot be decoded. */
export function keptValue(type: ControlType, raw: unknown, options: object = {}): FieldValue | undefined {
  const decoded = controlModels[type].decode(raw, buildContext(type, options).options);
  return decoded.ok ? decoded.value : undefined;
}
