import type { AppDefinition, BusinessRule, FormDefinition, ModelDefinition, WorkflowDefinition } from '@inkstone/schema';
import type { ModelOffer } from './external-objects.ts';
import type { NamedUnit } from '../units/unit-issues.ts';

/** The units that workflows name and that exist. */
export interface KnownUnits {
  readonly people: ReadonlySet<string>;
  /** Inactive people are in both sets of people. */
  readonly inactivePeople: ReadonlySet<string>;
  readonly departments: ReadonlySet<string>;
  readonly roles: ReadonlySet<string>;
}

/** Kinds whose codes are unique in the installation. */
export type OwnedKind = 'model' | 'workflow' | 'rule';

/** What surrounds a document that is checked: documents of its application as they will be published, others as they are. */
export interface Surroundings {
  readonly appCode: string;
  /** The entries of the application's menu. */
  readonly menu: AppDefinition['functions'];
  model(code: string): ModelDefinition | undefined;
  /** For what another application offers its model; undefined: a model of the application itself, or none. */
  offerOf(code: string): ModelOffer | undefined;
  /** Whether a model belongs to this application. */
  ownsModel(code: string): boolean;
  /** A workflow of this application. */
  workflow(code: string): WorkflowDefinition | undefined;
  /** The forms of a model in this application. */
  forms(schemaCode: string): readonly FormDefinition[];
  /** The form through which rules write a model. */
  defaultForm(schemaCode: string): FormDefinition | undefined;
  hasList(schemaCode: string, listCode: string): boolean;
  /** The models of the documents with this code in this application. */
  modelsOf(kind: 'forms' | 'lists' | 'workflows', code: string): readonly string[];
  /** The other application that owns a code of a model, a workflow or a rule. */
  ownerOf(kind: OwnedKind, code: string): string | undefined;
  hasDictionary(idOrCode: string): boolean;
  /** All rules that may start each other with those of this application. */
  readonly rules: readonly BusinessRule[];
  /** An active callable rule. */
  callableRule(code: string): BusinessRule | undefined;
  /** The workflows that sub-processes may start, and the rules that services may run. */
  readonly runnable: { readonly workflows: ReadonlySet<string>; readonly rules: ReadonlySet<string> };
  readonly units: KnownUnits;
  /** The units that a text of a comparison names, by id, code or name. */
  unitsNamed(text: string): readonly NamedUnit[];
  /** Whether somebody for whom a page is visible exists. */
  hasViewer(kind: string, code: string): boolean;
}
