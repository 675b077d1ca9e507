import type { SettingIssue } from './check-settings.ts';

const placeholders = ['{z}', '{x}', '{y}', '{lat}', '{lon}', '{key}', '{lang}'] as const;

/**
 * Returns the issues of an address with placeholders. They may be in the path and the query only, so that the host is always the configured
 * one.
 */
export function checkTemplate(template: string, wanted: readonly string[]): readonly Omit<SettingIssue, 'path'>[] {
  const host = /^https?:\/\/([^/?#]*)/i.exec(template)?.[1];
  if (!host) return [{ code: 'Address' }];
  const inHost = placeholders.find((placeholder) => host.includes(placeholder));
  if (inHost) return [{ code: 'PlaceholderHost', params: { placeholder: inHost } }];
  const filled = fillTemplate(template, {});
  if (!URL.canParse(filled)) return [{ code: 'Address' }];
  const { username, password } = new URL(filled);
  if (username !== '' || password !== '') return [{ code: 'AddressSecret' }];
  return wanted
    .filter((placeholder) => !template.includes(placeholder))
    .map((placeholder) => ({ code: 'Placeholder', params: { placeholder } }));
}

/** Fills in the placeholders of an address, each escaped; one without a value becomes `0`. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(z|x|y|lat|lon|key|lang)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '0'));
}
