import {
  appDefinitionSchema,
  type AppDefinition,
  type FormDefinition,
  type ListDefinition,
  type ModelDefinition,
  type WorkflowDefinition,
} from '@inkstone/schema';

/** The size that the design environment must manage. */
export const size = { models: 60, forms: 120, workflows: 40, mostControls: 300 } as const;

export const appCode = 'large';

/**
 * An application of the largest size: each model has a sub-table and refers to the next one; of its two forms one has all 300 controls with
 * formulas, conditions and look-ups, the others have between 30 and 240.
 */
export function largeApp(): AppDefinition {
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
  const models = numbers(size.models).map(modelOf);
  const forms = numbers(size.forms).map((index) => formOf(models[index % size.models]!, index));
  return appDefinitionSchema.parse({
    code: appCode,
    name: '大型應用',
    name_i18n: { en: 'Large' },
    group: { code: appCode, name: '大型應用' },
    functions: models.map(({ code, name }) => ({
      code: `${code}_entry`,
      name,
      schemaCode: code,
      formCode: code,
      listCode: code,
    })),
    models,
    forms,
    lists: models.map(listOf),
    workflows: numbers(size.workflows).map((index) => workflowOf(models[index]!)),
  } satisfies Partial<AppDefinition>);
}

const itemCount = 290;
const codeOf = (index: number) => `large_${index}`;
const names = (name: string) => ({ name, name_i18n: { en: name } });

function modelOf(index: number): ModelDefinition {
  const next = codeOf((index + 1) % size.models);
  return {
    code: codeOf(index),
    ...names(`Model ${index}`),
    dataItems: [
      ...Array.from({ length: itemCount }, (_, at) => ({
        code: `item_${at}`,
        ...names(`Item ${at}`),
        type: (['ShortText', 'Number', 'Date', 'Dropdown'] as const)[at % 4]!,
        ...(at % 4 === 2 && { precision: 'day' as const }),
      })),
      { code: 'other', ...names('Other'), type: 'RelevanceForm', schemaCode: next },
      {
        code: 'lines',
        ...names('Lines'),
        type: 'Sheet',
        dataItems: [
          { code: 'what', ...names('What'), type: 'ShortText' },
          { code: 'amount', ...names('Amount'), type: 'Number' },
        ],
      },
    ],
  };
}

function formOf(model: ModelDefinition, index: number): FormDefinition {
  const isSecond = index >= size.models;
  const count = isSecond ? 30 + ((index * 37) % 210) : itemCount;
  const number = (at: number) => `item_${at - (at % 4) + 1}`;
  const controls = model.dataItems.slice(0, count).map(({ code, ...item }, at) => ({
    key: code,
    type: ({ ShortText: 'text', Number: 'number', Date: 'date', Dropdown: 'dropdown' } as Record<string, string>)[item.type] ?? 'text',
    options: {
      name: item.name,
      ...(item.name_i18n && { name_i18n: item.name_i18n }),
      ...(item.type === 'Dropdown' && { options: 'one;two;three' }),
      ...(at % 8 === 5 && { computeFormula: `${number(at - 4)} * 2 + 1` }),
      ...(at % 6 === 4 && { displayFormula: `${number(at)} > ${at}` }),
      ...(at % 10 === 8 && { requiredFormula: `lookup('${codeOf((index + 1) % size.models)}', 'item_0', item_0, 'item_1') > 5` }),
    },
  }));
  const held = [
    {
      key: 'other',
      type: 'relevance-form',
      options: { ...names('Other'), schemaCode: codeOf((index + 1) % size.models), displayField: 'item_0' },
    },
    {
      key: 'lines',
      type: 'sheet',
      options: names('Lines'),
      columns: [
        { key: 'what', type: 'text', options: names('What') },
        { key: 'amount', type: 'number', options: names('Amount') },
      ],
    },
    ...Array.from({ length: size.mostControls - itemCount - 2 }, (_, at) => ({
      key: `head_${at}`,
      type: 'group',
      options: names(`Head ${at}`),
    })),
  ];
  const all = [...controls, ...held];
  return {
    code: isSecond ? `${model.code}_second` : model.code,
    schemaCode: model.code,
    ...names(`Form ${index}`),
    controls: all,
    layout: Array.from({ length: Math.ceil(all.length / 2) }, (_, row) => ({
      columns: all.slice(row * 2, row * 2 + 2).map(({ key }) => ({ control: key, span: 12 })),
    })),
  } as FormDefinition;
}

const listOf = ({ code }: ModelDefinition): ListDefinition => ({
  code,
  schemaCode: code,
  ...names('List'),
  columns: Array.from({ length: 12 }, (_, at) => ({ code: `item_${at}` })),
  filters: ['item_0', 'item_1'],
});

/** Fifteen steps of approval, of which every third is entered by amount only. */
function workflowOf(model: ModelDefinition): WorkflowDefinition {
  const steps = Array.from({ length: 15 }, (_, at) => `step_${at}`);
  const path = ['start', ...steps, 'end'];
  return {
    code: `${model.code}_flow`,
    schemaCode: model.code,
    formCode: model.code,
    ...names('Flow'),
    activities: [
      { kind: 'start', code: 'start', name: 'Start' },
      ...steps.map((code) => ({ kind: 'approve', code, ...names(code), participants: [{ kind: 'initiator-manager', level: 1 }] })),
      { kind: 'end', code: 'end', name: 'End' },
    ],
    routes: path.slice(1).map((to, at) => ({ code: `to_${to}`, from: path[at]!, to })),
  } as unknown as WorkflowDefinition;
}
