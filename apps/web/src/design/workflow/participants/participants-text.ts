import { objectsIn, type Json } from '@inkstone/design';
import { fillText, joinNames, type LocalizedText, type Locale, type ParticipantSource } from '@inkstone/schema';

type Words<K extends ParticipantSource['kind']> = (source: Extract<ParticipantSource, { kind: K }>) => readonly [LocalizedText, object?];

/** Names of people, departments, roles, fields and activities by their ids and codes; what is not known is named by its kind. */
export type NameOf = (kind: 'person' | 'department' | 'role' | 'field' | 'activity', code: string) => string;

const managerWords = (level: number, isChain: boolean): readonly [LocalizedText, object?] =>
  isChain
    ? [{ zh: '發起人的各級主管，到第 {level} 級', en: "the initiator's managers up to level {level}" }, { level }]
    : level === 1
      ? [{ zh: '發起人的直屬主管', en: "the initiator's manager" }]
      : [{ zh: '發起人的第 {level} 級主管', en: "the initiator's manager at level {level}" }, { level }];

const words = (nameOf: NameOf): { readonly [K in ParticipantSource['kind']]: Words<K> } => ({
  users: ({ users }) =>
    users.length === 0
      ? [{ zh: '尚未選擇的人員', en: 'people not selected yet' }]
      : [{ zh: '{names}', en: '{names}' }, { names: users.map((id) => nameOf('person', id)) }],
  department: ({ department, recursive }) => [
    recursive
      ? { zh: '「{name}」與下級部門的成員', en: 'members of {name} and its subdepartments' }
      : { zh: '「{name}」的成員', en: 'members of {name}' },
    { name: nameOf('department', department) },
  ],
  'department-manager': ({ department }) => [
    { zh: '「{name}」的主管', en: 'the manager of {name}' },
    { name: nameOf('department', department) },
  ],
  role: ({ role, withinInitiatorDepartment }) => [
    withinInitiatorDepartment
      ? { zh: '發起人部門的「{name}」', en: "{name} of the initiator's department" }
      : { zh: '角色「{name}」', en: 'the role {name}' },
    { name: nameOf('role', role) },
  ],
  initiator: () => [{ zh: '發起人', en: 'the initiator' }],
  'initiator-manager': ({ level, chain }) => managerWords(level, chain),
  owner: () => [{ zh: '擁有者', en: 'the owner' }],
  'owner-manager': () => [{ zh: '擁有者的主管', en: "the owner's manager" }],
  control: ({ control }) => [{ zh: '表單「{name}」中的人', en: 'the people in "{name}"' }, { name: nameOf('field', control) }],
  'activity-handlers': ({ activity }) => [
    { zh: '「{name}」的處理人', en: 'the handlers of "{name}"' },
    { name: nameOf('activity', activity) },
  ],
  formula: () => [{ zh: '公式算出的人', en: 'the people determined by a formula' }],
  chosen: ({ by, multiple }) => [
    by === 'initiator'
      ? multiple
        ? { zh: '發起人選的人', en: 'the people selected by the initiator' }
        : { zh: '發起人選的一人', en: 'one person selected by the initiator' }
      : multiple
        ? { zh: '上一節點的處理人選的人', en: 'the people selected by the previous handler' }
        : { zh: '上一節點的處理人選的一人', en: 'one person selected by the previous handler' },
  ],
});

const byCode: NameOf = (_kind, code) => code;

/** Who takes part, as it is said: 發起人的直屬主管、角色「財務」. */
export function participantsText(sources: readonly ParticipantSource[], locale: Locale, nameOf: NameOf = byCode): string {
  const table = words(nameOf);
  const texts = sources.map((source) => {
    const [text, params = {}] = (table[source.kind] as Words<typeof source.kind>)(source as never);
    return fillText(
      text[locale],
      Object.fromEntries(Object.entries(params).map(([key, value]) => [key, Array.isArray(value) ? joinNames(value, locale) : value])),
    );
  });
  return texts.length === 0 ? { zh: '沒有人', en: 'no one' }[locale] : joinNames(texts, locale);
}

/** What a draft leaves out of a source. */
const defaults: { readonly [K in ParticipantSource['kind']]: Extract<ParticipantSource, { kind: K }> } = {
  users: { kind: 'users', users: [] },
  department: { kind: 'department', department: '', recursive: false },
  'department-manager': { kind: 'department-manager', department: '' },
  role: { kind: 'role', role: '', withinInitiatorDepartment: false },
  initiator: { kind: 'initiator' },
  'initiator-manager': { kind: 'initiator-manager', level: 1, chain: false },
  owner: { kind: 'owner' },
  'owner-manager': { kind: 'owner-manager' },
  control: { kind: 'control', control: '' },
  'activity-handlers': { kind: 'activity-handlers', activity: '' },
  formula: { kind: 'formula', formula: '' },
  chosen: { kind: 'chosen', by: 'previous', multiple: true, scope: [] },
};

/** The sources of a draft whose kind is known, with their defaults; a value of another type than it should have is left out. */
export function sourcesIn(value: Json | undefined): readonly ParticipantSource[] {
  return objectsIn(value).flatMap((source) => {
    const { kind } = source;
    if (typeof kind !== 'string' || !Object.hasOwn(defaults, kind)) return [];
    const base = defaults[kind as ParticipantSource['kind']];
    const own = Object.entries(source).filter(([name, each]) => {
      const usual: unknown = base[name as keyof typeof base];
      return typeof each === typeof usual && Array.isArray(each) === Array.isArray(usual);
    });
    return [{ ...base, ...Object.fromEntries(own) } as ParticipantSource];
  });
}
