import type { ControlModel, PropTable } from '@inkstone/form-engine';
import type { ControlOptions, FieldValue, Locale, LocalizedText } from '@inkstone/schema';
import { extensionValueModel, isExtensionType, plainText } from './extension-value.ts';

/** What an extension is told when it draws its control, and again whenever something of it changes. */
export interface ExtensionState {
  readonly value: FieldValue;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly label: string;
  /** Nothing may be entered. */
  readonly readonly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** To be set on the one input or group of inputs. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** What an extension may do. */
export interface ExtensionHost {
  set(value: FieldValue): void;
  /** The person left the control. */
  blur(): void;
}

export interface DrawnExtension {
  update(state: ExtensionState): void;
  remove(): void;
}

/** A control of somebody else's, as the default export of its `index.js` (docs/how-to/extension-control.md). */
export interface ExtensionControl {
  readonly apiVersion: 1;
  /** Begins with `x-`, so that it never meets a type of ours. */
  readonly type: `x-${string}`;
  readonly name: LocalizedText;
  readonly props?: PropTable;
  /** The value on one line. */
  format?(value: FieldValue, options: ControlOptions, locale: Locale): string;
  draw(element: HTMLElement, state: ExtensionState, host: ExtensionHost): DrawnExtension;
}

/** Reads what a script exports; throws saying what is missing. */
export function parseExtension(exported: unknown): ExtensionControl {
  if (typeof exported !== 'object' || exported === null) throw new Error('there is no default export');
  const { apiVersion, type, name, draw, format } = exported as Record<string, unknown>;
  if (apiVersion !== 1) throw new Error('apiVersion must be 1');
  if (!isExtensionType(type)) throw new Error('type must look like x-name');
  if (!isText(name)) throw new Error('name must have zh and en');
  if (typeof draw !== 'function') throw new Error('draw must be a function');
  if (format !== undefined && typeof format !== 'function') throw new Error('format must be a function');
  return exported as ExtensionControl;
}

function isText(raw: unknown): raw is LocalizedText {
  return (
    typeof raw === 'object' && raw !== null && ['zh', 'en'].every((locale) => typeof (raw as Record<string, unknown>)[locale] === 'string')
  );
}

/** Keeps whatever value there is, as the server does, and shows it in the extension's words; what these fail at shows as it is. */
export function extensionModel(extension: ExtensionControl): ControlModel {
  const format = (value: FieldValue, options: ControlOptions, locale: Locale): string => {
    if (value === null) return '';
    try {
      return extension.format?.(value, options, locale) ?? plainText(value);
    } catch {
      return plainText(value);
    }
  };
  return {
    ...extensionValueModel,
    props: extension.props ?? {},
    format: (value, { options, locale }) => format(value, options, locale),
    present: (value, { options, locale }) => {
      const text = format(value, options, locale);
      return text === '' ? { kind: 'empty' } : { kind: 'text', text };
    },
  };
}
