import type { ControlModel, PropDefinition } from '@inkstone/form-engine';
import type { ControlOptions, FieldValue, Locale, LocalizedText } from '@inkstone/schema';
import { extensionValueModel, isExtensionType, plainText } from './extension-value.ts';

/** The state that an extension renders, passed initially and on every change. */
export interface ExtensionState {
  readonly value: FieldValue;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly label: string;
  /** The control does not accept input. */
  readonly readonly: boolean;
  readonly required: boolean;
  readonly invalid: boolean;
  /** Attributes to set on the single input or group of inputs. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The operations available to an extension. */
export interface ExtensionHost {
  set(value: FieldValue): void;
  /** Reports that the user left the control. */
  blur(): void;
}

export interface RenderedExtension {
  update(state: ExtensionState): void;
  remove(): void;
}

/** A third-party control, as the default export of its `index.js` (docs/how-to/extension-control.md). */
export interface ExtensionControl {
  readonly apiVersion: 1;
  /** The prefix `x-` prevents conflicts with built-in types. */
  readonly type: `x-${string}`;
  readonly name: LocalizedText;
  readonly props?: Readonly<Record<string, PropDefinition & { readonly label: LocalizedText }>>;
  /** Formats the value on one line. */
  format?(value: FieldValue, options: ControlOptions, locale: Locale): string;
  draw(element: HTMLElement, state: ExtensionState, host: ExtensionHost): RenderedExtension;
}

/** Validates what a script exports; throws an error that names what is missing. */
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

/**
 * The model of an extension. It stores values unchanged, as the server does, and formats them with the extension's `format`; if that fails,
 * as plain text.
 */
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
