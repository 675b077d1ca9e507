import { isJsonObject, type JsonObject } from '@inkstone/design';
import { agreementsNeeded, type VotePolicy } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { textOf } from '../../../working-copy/text-of.ts';

import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import { numberFrom, numberText } from '../../../fields/number-text.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

const shownPeople = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** How many must agree, with what that means for one to ten people. */
export function PolicyEditor({ id, label, value, isFixed, onChange, part, setting }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const policy = isJsonObject(value) ? value : {};
  const kind = textOf(policy['kind']);
  const choices = (setting.choices ?? []).filter(
    (choice) => part['kind'] === 'approve' || choice.value === 'any' || choice.value === 'all' || choice.value === kind,
  );
  const known = policyOf(kind, policy);
  return (
    <span className={styles.lines}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={kind}
        disabled={isFixed}
        onChange={(event) => {
          const next = event.target.value;
          onChange({ kind: next, ...(next === 'percent' && { percent: 50 }), ...(next === 'count' && { count: 2 }) });
        }}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label[locale]}
          </option>
        ))}
        {choices.some((choice) => choice.value === kind) ? null : <option value={kind}>{kind}</option>}
      </select>
      {kind === 'percent' || kind === 'count' ? (
        <DraftInput
          label={t(kind)}
          value={numberText(policy[kind])}
          disabled={isFixed}
          onCommit={(text) => onChange({ kind, [kind]: numberFrom(text) ?? 1 })}
        />
      ) : null}
      {known && part['kind'] === 'approve' ? (
        <table className={own.needed}>
          <caption>{t('needed')}</caption>
          <tbody>
            <tr>
              {shownPeople.map((people) => (
                <th key={people} scope="col">
                  {people}
                </th>
              ))}
            </tr>
            <tr>
              {shownPeople.map((people) => (
                <td key={people}>{agreementsNeeded(known, people)}</td>
              ))}
            </tr>
          </tbody>
        </table>
      ) : null}
    </span>
  );
}

/** A policy that can be counted; null: its number is none. */
function policyOf(kind: string, { percent, count }: JsonObject): VotePolicy | null {
  if (kind === 'percent') return typeof percent === 'number' ? { kind, percent } : null;
  if (kind === 'count') return typeof count === 'number' ? { kind, count } : null;
  return kind === 'any' || kind === 'any-agree' || kind === 'all' ? { kind } : null;
}
