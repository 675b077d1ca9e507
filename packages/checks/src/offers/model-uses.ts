import type {
  AppDefinition,
  BusinessRule,
  DocumentKey,
  FormDefinition,
  ListDefinition,
  ModelDefinition,
  PageDefinition,
  WorkflowDefinition,
} from '@inkstone/schema';
import { lookupsOfForm } from '../form/form-lookups.ts';
import { controlAt, partsOfForm } from '../form/form-part.ts';
import { sourcesOfForm } from '../form/form-sources.ts';
import { wholeDocument, type IssueLocation } from '../issue/issue-location.ts';

/** A place at which a document reads or writes the records of a model. */
export interface ModelUse {
  readonly document: DocumentKey;
  readonly location: IssueLocation;
  readonly schemaCode: string;
  readonly writes: boolean;
}

/** Every use of a model in the documents of an application, of its own models too. */
export function modelUses({ models, forms, lists, workflows, pages = [], rules = [] }: AppDefinition): readonly ModelUse[] {
  return [
    ...models.flatMap(usesOfModel),
    ...forms.flatMap(usesOfForm),
    ...lists.flatMap(usesOfList),
    ...workflows.flatMap(usesOfWorkflow),
    ...pages.flatMap(usesOfPage),
    ...rules.flatMap(usesOfRule),
  ];
}

const whole = (document: DocumentKey, schemaCode: string, writes: boolean): ModelUse => ({
  document,
  location: wholeDocument,
  schemaCode,
  writes,
});

export const usesOfList = ({ schemaCode, code }: ListDefinition): readonly ModelUse[] => [
  whole({ kind: 'list', schemaCode, code }, schemaCode, false),
];

export const usesOfWorkflow = ({ schemaCode, code }: WorkflowDefinition): readonly ModelUse[] => [
  whole({ kind: 'workflow', code }, schemaCode, true),
];

export function usesOfModel({ code, dataItems }: ModelDefinition): readonly ModelUse[] {
  const document = { kind: 'model', code } as const;
  const reads = (schemaCode: string | undefined, location: IssueLocation): ModelUse[] =>
    schemaCode ? [{ document, location, schemaCode, writes: false }] : [];
  return dataItems.flatMap((item) => [
    ...reads(item.schemaCode, { kind: 'item', item: item.code }),
    ...(item.dataItems ?? []).flatMap((column) => reads(column.schemaCode, { kind: 'item', item: item.code, column: column.code })),
  ]);
}

/** A form writes the records of its model; what its controls show, look up or offer is read. */
export function usesOfForm(form: FormDefinition): readonly ModelUse[] {
  const document = { kind: 'form', schemaCode: form.schemaCode, code: form.code } as const;
  const read = (schemaCode: unknown, location: IssueLocation): ModelUse[] =>
    typeof schemaCode === 'string' && schemaCode !== '' ? [{ document, location, schemaCode, writes: false }] : [];
  return [
    whole(document, form.schemaCode, true),
    ...partsOfForm(form).flatMap(({ part, location }) => read(part.options['schemaCode'], location)),
    ...sourcesOfForm(form).flatMap(({ key, schemaCode }) => read(schemaCode, controlAt(key))),
    ...lookupsOfForm(form).flatMap(({ key, schemaCode }) => read(schemaCode, controlAt(key))),
  ];
}

export function usesOfPage({ code, cards }: PageDefinition): readonly ModelUse[] {
  const document = { kind: 'page', code } as const;
  return cards.flatMap((card): ModelUse[] =>
    'schemaCode' in card
      ? [{ document, location: { kind: 'card', card: card.code, setting: 'schemaCode' }, schemaCode: card.schemaCode, writes: false }]
      : [],
  );
}

const readingActions: ReadonlySet<string> = new Set(['find', 'calculate']);

export function usesOfRule({ code, schemaCode, actions }: BusinessRule): readonly ModelUse[] {
  const document = { kind: 'rule', code } as const;
  return [
    whole(document, schemaCode, false),
    ...actions.flatMap((action, index): ModelUse[] =>
      'schemaCode' in action && action.schemaCode !== undefined
        ? [
            {
              document,
              location: { kind: 'property', property: ['actions', index, 'schemaCode'] },
              schemaCode: action.schemaCode,
              writes: !readingActions.has(action.kind),
            },
          ]
        : [],
    ),
  ];
}
