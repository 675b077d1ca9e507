import type { BusinessRule, FormDefinition, LocalizedText, ModelDefinition } from '@inkstone/schema';
import type { OwnedKind } from './surroundings.ts';
import type { NamedUnit } from '../units/unit-issues.ts';

/** Names of units in definitions that exist: people by account or id, departments by code or id, roles by code. */
interface UnitLists {
  readonly people: readonly string[];
  /** Inactive people are in both lists of people. */
  readonly inactivePeople: readonly string[];
  readonly departments: readonly string[];
  readonly roles: readonly string[];
}

/** A model of another application; without a mode it is not offered. */
export interface ModelOffer {
  readonly schemaCode: string;
  readonly mode: 'read' | 'write' | null;
  /** The name of the other application. */
  readonly app: LocalizedText;
}

/**
 * What exists outside of an application, as far as its documents name it (`externalNames`): answered beforehand, so that the checks ask
 * nobody. Plain JSON.
 */
export interface ExternalObjects {
  /** Published models. */
  readonly models: readonly ModelDefinition[];
  /** For what other applications offer models that the documents name; those of the application itself are left out. */
  readonly offers: readonly ModelOffer[];
  /** The default forms of these models. */
  readonly forms: readonly FormDefinition[];
  /** Published lists. */
  readonly lists: readonly { readonly schemaCode: string; readonly listCode: string }[];
  /** Published workflows of other applications. */
  readonly workflows: readonly string[];
  /** Codes or ids of dictionaries, as the documents write them. */
  readonly dictionaries: readonly string[];
  /** Business rules of other applications, active or not: callable ones, and those that may start rules of this one or be started by them. */
  readonly rules: readonly BusinessRule[];
  /** Rules of the installation that services may run. */
  readonly services: readonly string[];
  /** Other applications that own a code. */
  readonly owners: readonly { readonly kind: OwnedKind; readonly code: string; readonly app: string }[];
  readonly units: UnitLists;
  /** Units that the texts of comparisons name, by any property. */
  readonly namedUnits: readonly NamedUnit[];
  /** Those for whom pages are visible and that do not exist. */
  readonly unknownViewers: readonly { readonly kind: string; readonly code: string }[];
}

/** An installation in which nothing exists. */
export const noExternalObjects: ExternalObjects = {
  models: [],
  offers: [],
  forms: [],
  lists: [],
  workflows: [],
  dictionaries: [],
  rules: [],
  services: [],
  owners: [],
  units: { people: [], inactivePeople: [], departments: [], roles: [] },
  namedUnits: [],
  unknownViewers: [],
};
