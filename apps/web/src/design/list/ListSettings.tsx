import type { ConditionField } from '../../runtime/conditions/condition-field.ts';
import type { ReactNode } from 'react';
import { isFilterable } from '../../runtime/conditions/condition-item.ts';
import { listLimits, type DocumentKey } from '@inkstone/schema';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { CodeSelect } from '../fields/CodeSelect.tsx';
import { isSettingOf, PlacedIssues } from '../fields/PropertyLine.tsx';
import { RecordConditions } from '../fields/RecordConditions.tsx';
import { textOf } from '../working-copy/text-of.ts';
import { listProperties, listTexts } from './list.locale.ts';
import { optionsOf, type ListEditing } from './list-editing.ts';
import fieldStyles from '../fields/fields.module.css';
import styles from './list.module.css';

type Settings = Readonly<Record<string, unknown>>;

const settingsOf = (value: unknown): Settings => (typeof value === 'object' && value !== null ? (value as Settings) : {});

const shown = (value: unknown): string => (typeof value === 'string' ? value : '');

const isDay = ({ kind }: ConditionField): boolean => kind === 'date';
const isNumber = ({ kind }: ConditionField): boolean => kind === 'number';
const isText = ({ kind }: ConditionField): boolean => kind === 'text';
const isOrdered = ({ kind }: ConditionField): boolean => ordered.has(kind);
const isGrouping = ({ kind }: ConditionField): boolean => grouping.has(kind);

const ordered: ReadonlySet<ConditionField['kind']> = new Set(['text', 'number', 'date', 'time', 'logic', 'choice', 'status']);
const grouping: ReadonlySet<ConditionField['kind']> = new Set(['choice', 'logic', 'person', 'department', 'status', 'date']);

/** How the records of a list are sorted, grouped, limited, filtered, searched and shown along time. */
export function ListSettings({ editing }: { readonly editing: ListEditing }) {
  const t = useTexts(listTexts);
  const locale = useLocale();
  const { content, isFixed, document, set } = editing;
  const sort = settingsOf(content['sort']);
  const gantt = settingsOf(content['gantt']);
  const setGantt = (changes: Settings) => {
    const next = Object.fromEntries(Object.entries({ ...gantt, ...changes }).filter(([, value]) => value !== undefined));
    set('gantt', next['start'] === undefined && next['end'] === undefined ? undefined : next);
  };
  const frozen = content['frozen'];
  const select = (
    property: keyof typeof listProperties,
    label: string,
    value: unknown,
    accepts: (field: ConditionField) => boolean,
    empty: string,
    onChange: (code: string | undefined) => void,
  ) => (
    <Setting editing={editing} property={property} label={label} {...(property === 'gantt' && { code: shown(value) })}>
      <CodeSelect {...{ label, isFixed, empty, onChange }} value={shown(value)} options={optionsOf(editing, accepts)} />
    </Setting>
  );
  return (
    <div className={styles.settings}>
      <section>
        <h2>{t('behaviour')}</h2>
        {select('sort', t('sort'), sort['code'], isOrdered, t('newestFirst'), (code) =>
          set('sort', code === undefined ? undefined : { code, direction: sort['direction'] ?? 'asc' }),
        )}
        {shown(sort['code']) === '' ? null : (
          <label className={styles.setting}>
            <span>{t('direction')}</span>
            <CodeSelect
              label={t('direction')}
              value={sort['direction'] === 'desc' ? 'desc' : ''}
              isFixed={isFixed}
              empty={t('ascending')}
              options={[{ value: 'desc', label: t('descending') }]}
              onChange={(direction = 'asc') => set('sort', { ...sort, direction })}
            />
          </label>
        )}
        {select('group', t('group'), content['group'], isGrouping, t('none'), (code) => set('group', code))}
        <Setting editing={editing} property="frozen" label={t('frozen')}>
          <CodeSelect
            label={t('frozen')}
            value={typeof frozen === 'number' && frozen > 0 ? String(frozen) : ''}
            isFixed={isFixed}
            empty={t('none')}
            options={Array.from({ length: listLimits.frozenColumns }, (_, index) => ({
              value: String(index + 1),
              label: String(index + 1),
            }))}
            onChange={(count) => set('frozen', count === undefined ? undefined : Number(count))}
          />
        </Setting>
        <Setting editing={editing} property="filter" label={t('filter')}>
          <RecordConditions
            label={t('filter')}
            schemaCode={'schemaCode' in document ? document.schemaCode : ''}
            value={content['filter']}
            isFixed={isFixed}
            onChange={(condition) => set('filter', condition)}
          />
        </Setting>
      </section>
      <FieldChecks editing={editing} property="filters" accepts={isFilterable} label={t('filters')} />
      <FieldChecks editing={editing} property="search" accepts={isText} label={t('search')} />
      <section>
        <h2>{t('gantt')}</h2>
        <p className="ink-muted ink-small">{listProperties.gantt[locale]}</p>
        {select('gantt', t('start'), gantt['start'], isDay, t('none'), (start) =>
          setGantt({ start, ...(start !== undefined && gantt['end'] === undefined && { end: start }) }),
        )}
        {select('gantt', t('end'), gantt['end'], isDay, t('none'), (end) => setGantt({ end }))}
        {select('gantt', t('progress'), gantt['progress'], isNumber, t('none'), (progress) => setGantt({ progress }))}
      </section>
    </div>
  );
}

interface SettingProps {
  readonly editing: ListEditing;
  readonly property: keyof typeof listProperties;
  readonly label: string;
  /** The field of this part, if several parts have the property together. */
  readonly code?: string;
  readonly children: ReactNode;
}

/** A setting with its name, what is wrong with it, and its help; the parts of the Gantt view have one help together. */
function Setting({ editing: { document }, property, label, code, children }: SettingProps) {
  const locale = useLocale();
  return (
    <div className={styles.setting} data-property={property}>
      <span>{label}</span>
      {children}
      <span className={styles.help}>
        {property === 'gantt' ? null : listProperties[property][locale]}
        <SettingIssues {...{ document, property, code }} />
      </span>
    </div>
  );
}

interface SettingIssuesProps {
  readonly document: DocumentKey;
  readonly property: string;
  readonly code?: string | undefined;
}

const SettingIssues = ({ document, property, code }: SettingIssuesProps) => (
  <PlacedIssues
    document={document}
    isMeant={(at) =>
      (at.kind === 'list-setting' && at.setting === property && (code === undefined || at.code === code)) || isSettingOf(at, [property])
    }
  />
);

interface FieldChecksProps {
  readonly editing: ListEditing;
  readonly property: 'filters' | 'search';
  readonly accepts: (field: ConditionField) => boolean;
  readonly label: string;
}

/** The fields of a list, in the order in which they were chosen. */
function FieldChecks({ editing, property, accepts, label }: FieldChecksProps) {
  const locale = useLocale();
  const { content, isFixed, nameOf, set, document } = editing;
  const value = content[property];
  const chosen = (Array.isArray(value) ? value : []).map((code) => textOf(code));
  const change = (code: string, isOn: boolean) => {
    const next = isOn ? [...chosen, code] : chosen.filter((each) => each !== code);
    set(property, next.length === 0 ? undefined : next);
  };
  const options = optionsOf(editing, accepts);
  const others = chosen
    .filter((code) => !options.some((option) => option.value === code))
    .map((code) => ({ value: code, label: nameOf(code) }));
  return (
    <section data-property={property}>
      <h2>{label}</h2>
      <p className="ink-muted ink-small">{listProperties[property][locale]}</p>
      <div className={fieldStyles.checks} role="group" aria-label={label}>
        {[...options, ...others].map((option) => (
          <label key={option.value}>
            <input
              type="checkbox"
              checked={chosen.includes(option.value)}
              disabled={isFixed}
              onChange={(event) => change(option.value, event.target.checked)}
            />{' '}
            {option.label}
          </label>
        ))}
      </div>
      <SettingIssues document={document} property={property} />
    </section>
  );
}
