import {
  fillText,
  isSystemField,
  joinNames,
  localizedName,
  quoted,
  type FormPermission,
  type Locale,
  type LocalizedText,
  type ModelDefinition,
  type ParticipantSource,
  type WorkflowDefinition,
} from '@inkstone/schema';
import type { ParticipantReason } from '@inkstone/workflow';
import { isVisibleControl, systemFieldNames } from '../../records/index.ts';

/** The names that the texts of reasons need. */
export interface ReasonNames {
  readonly locale: Locale;
  readonly workflow: WorkflowDefinition;
  readonly model: Pick<ModelDefinition, 'dataItems'>;
  /** The reader's permission: only visible fields are named. */
  readonly permission: FormPermission;
  person(id: string): string;
  department(code: string): string;
  role(code: string): string;
}

type Params = Readonly<Record<string, unknown>>;
type Reason<T> = (subject: T, names: ReasonNames) => readonly [LocalizedText, Params?];

const sourceTexts: { readonly [K in ParticipantSource['kind']]: Reason<Extract<ParticipantSource, { kind: K }>> } = {
  users: () => [{ zh: '指定人員', en: 'Specified people' }],
  department: ({ department }, names) => [{ zh: '部門「{name}」的成員', en: 'Members of {name}' }, { name: names.department(department) }],
  'department-manager': ({ department }, names) => [
    { zh: '部門「{name}」的主管', en: 'Manager of {name}' },
    { name: names.department(department) },
  ],
  role: ({ role }, names) => [{ zh: '角色「{name}」', en: 'Role {name}' }, { name: names.role(role) }],
  initiator: () => [{ zh: '發起人', en: 'Initiator' }],
  'initiator-manager': ({ level, chain }) =>
    chain
      ? [{ zh: '發起人的各級主管，到第 {level} 級', en: "The initiator's managers up to level {level}" }, { level }]
      : level === 1
        ? [{ zh: '發起人的直屬主管', en: "The initiator's manager" }]
        : [{ zh: '發起人的第 {level} 級主管', en: "The initiator's manager at level {level}" }, { level }],
  owner: () => [{ zh: '擁有者', en: 'Owner' }],
  'owner-manager': () => [{ zh: '擁有者的主管', en: "The owner's manager" }],
  control: ({ control }, names) =>
    isNamed(names, control)
      ? [{ zh: '表單欄位「{name}」', en: 'Form field "{name}"' }, { name: fieldName(names, control) }]
      : [{ zh: '由表單內容決定', en: 'Determined by the form' }],
  'activity-handlers': ({ activity }, names) => [
    { zh: '「{name}」的處理人', en: 'Handlers of "{name}"' },
    { name: activityName(names, activity) },
  ],
  formula: () => [{ zh: '依公式決定', en: 'Determined by a formula' }],
  chosen: ({ by }) => [
    by === 'initiator'
      ? { zh: '由發起人選擇', en: 'Selected by the initiator' }
      : { zh: '由上一節點的處理人選擇', en: 'Selected by the previous handler' },
  ],
};

const reasonTexts: { readonly [K in ParticipantReason['kind']]: Reason<Extract<ParticipantReason, { kind: K }>> } = {
  source: ({ source }, names) => (sourceTexts[source.kind] as Reason<ParticipantSource>)(source, names),
  'initiator-manager': () => [{ zh: '發起人不簽核自己，改由主管', en: 'Manager instead of the initiator' }],
  fallback: ({ fallback }) => [fallbackTexts[fallback]],
  'agreed-earlier': ({ activity }, names) => [
    { zh: '已在「{name}」同意，自動同意', en: 'Agreed automatically because of "{name}"' },
    { name: activityName(names, activity) },
  ],
  'earlier-handler': () => [{ zh: '上一輪的處理人', en: 'Handler of the previous round' }],
  initiator: () => [{ zh: '發起人', en: 'Initiator' }],
  forward: ({ from }, names) => [{ zh: '由{name}轉辦', en: 'Forwarded by {name}' }, { name: names.person(from) }],
  add: ({ by }, names) => [{ zh: '由{name}加簽', en: 'Added by {name}' }, { name: names.person(by) }],
  appointed: () => [{ zh: '人工指定', en: 'Assigned manually' }],
  circulate: () => [{ zh: '傳閱', en: 'Circulation' }],
  'time-limit': ({ of }, names) => [{ zh: '{name}逾期，由其主管處理', en: 'Manager of {name} (overdue)' }, { name: names.person(of) }],
};

const fallbackTexts: Readonly<Record<Extract<ParticipantReason, { kind: 'fallback' }>['fallback'], LocalizedText>> = {
  administrators: { zh: '找不到處理人，改由流程管理員', en: 'No handlers found: workflow administrators' },
  managers: { zh: '找不到處理人，改由上級主管', en: 'No handlers found: higher managers' },
  users: { zh: '找不到處理人，改由指定人員', en: 'No handlers found: specified people' },
};

const dependsText: LocalizedText = { zh: '，視{fields}而定', en: ', depending on {fields}' };
const unseenText: LocalizedText = { zh: '其他內容', en: 'other content' };

/** Returns why an activity goes to its people, each reason once, and which fields may change that. */
export function reasonText(reasons: readonly ParticipantReason[], dependsOn: readonly string[], names: ReasonNames): string {
  const { locale } = names;
  const texts = reasons.map((reason) => {
    const [text, params] = (reasonTexts[reason.kind] as Reason<ParticipantReason>)(reason, names);
    return fillText(text[locale], params);
  });
  const why = joinNames([...new Set(texts)], locale);
  const named = dependsOn.filter((field) => isNamed(names, field));
  const fields = [
    ...named.map((field) => quoted(fieldName(names, field), locale)),
    ...(named.length < dependsOn.length ? [unseenText[locale]] : []),
  ];
  return fields.length === 0 ? why : why + fillText(dependsText[locale], { fields: joinNames(fields, locale) });
}

/** Returns where an activity finds its people, as in the reasons. */
export function sourceText(source: ParticipantSource, names: ReasonNames): string {
  const [text, params] = (sourceTexts[source.kind] as Reason<ParticipantSource>)(source, names);
  return fillText(text[names.locale], params);
}

/** Returns the people whose names the texts of these reasons need. */
export function peopleNamedIn(reasons: readonly ParticipantReason[]): string[] {
  return reasons.flatMap((reason) => {
    if (reason.kind === 'forward') return [reason.from];
    if (reason.kind === 'add') return [reason.by];
    return reason.kind === 'time-limit' ? [reason.of] : [];
  });
}

/** May the reader see the field's name? */
export function isNamed({ permission }: Pick<ReasonNames, 'permission'>, path: string): boolean {
  const [code, column] = path.split('.') as [string, string | undefined];
  return isSystemField(code) || isVisibleControl(permission, code, column);
}

/**
 * Returns the names of the sheet and column for `items.amount`; a code that is neither a data item nor a system field is returned
 * unchanged.
 */
export function fieldName({ model, locale }: Pick<ReasonNames, 'model' | 'locale'>, path: string): string {
  const [code, column] = path.split('.');
  if (isSystemField(path)) return systemFieldNames[path][locale];
  const item = model.dataItems.find((each) => each.code === code);
  if (!item) return path;
  const inner = column === undefined ? undefined : item.dataItems?.find((each) => each.code === column);
  return inner ? `${localizedName(item, locale)}.${localizedName(inner, locale)}` : localizedName(item, locale);
}

function activityName({ workflow, locale }: ReasonNames, code: string): string {
  const activity = workflow.activities.find((each) => each.code === code);
  return activity ? localizedName(activity, locale) : code;
}
