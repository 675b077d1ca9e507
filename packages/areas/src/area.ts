import type { Locale } from '@inkstone/schema';

/** An administrative area by its official code. */
export interface Area {
  readonly code: string;
  /** In Traditional Chinese. */
  readonly name: string;
  /** In Simplified Chinese, if it is written differently. */
  readonly simplified?: string;
  /** In English, if it is known. */
  readonly english?: string;
}

/** A city of a province; some have no districts. */
export interface City extends Area {
  readonly districts: readonly Area[];
}

/** The areas from the province down to the finest one; a municipality that is its own city appears twice. */
export type AreaPath = readonly Area[];

export function areaName(area: Area, locale: Locale): string {
  return locale === 'en' ? (area.english ?? area.name) : area.name;
}

const areaPattern = /^(\d+)([^/]+)(?:\/([^/]*))?(?:\/(.*))?$/;

/** Parses `code` `name` `/simplified` `/english`; the latter two are optional. */
export function readArea(text: string): Area {
  const [, code = '', name = '', simplified, english] = areaPattern.exec(text) ?? [];
  return { code, name, ...(simplified && { simplified }), ...(english && { english }) };
}
