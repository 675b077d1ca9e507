import type { Locale } from '@inkstone/schema';

/** An administrative area by its official code. */
export interface Area {
  readonly code: string;
  /** In Traditional Chinese. */
  readonly name: string;
  /** In Simplified Chinese, where it is written otherwise. */
  readonly simplified?: string;
  /** In English, where it is known. */
  readonly english?: string;
}

/** What a province is divided into; some have no districts. */
export interface City extends Area {
  readonly districts: readonly Area[];
}

/** The areas from the province down to the finest one; a municipality that is its own city stands twice. */
export type AreaPath = readonly Area[];

export function areaName(area: Area, locale: Locale): string {
  return locale === 'en' ? (area.english ?? area.name) : area.name;
}

const written = /^(\d+)([^/]+)(?:\/([^/]*))?(?:\/(.*))?$/;

/** Reads `code` `name` `/simplified` `/english`; the latter two may be left out. */
export function readArea(text: string): Area {
  const [, code = '', name = '', simplified, english] = written.exec(text) ?? [];
  return { code, name, ...(simplified && { simplified }), ...(english && { english }) };
}
