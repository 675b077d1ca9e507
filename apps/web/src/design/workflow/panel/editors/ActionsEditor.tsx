import { isJsonObject, objectsIn, type JsonObject } from '@inkstone/design';
import type { LocalizedText } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { EnglishInput } from '../../../fields/EnglishInput.tsx';
import { textOf } from '../../../working-copy/text-of.ts';
import type { SettingEditorProps } from '../setting.ts';
import { editorTexts } from './editors.locale.ts';
import styles from '../../../form/panel/panel.module.css';
import own from '../workflow-panel.module.css';

/** The actions of work items, as the action bar names them. */
const offered: Readonly<Record<string, LocalizedText>> = {
  Save: { zh: '儲存', en: 'Save' },
  Submit: { zh: '提交', en: 'Submit' },
  Agree: { zh: '同意', en: 'Agree' },
  DisAgree: { zh: '不同意', en: 'Disagree' },
  Reject: { zh: '退回', en: 'Send back' },
  Forward: { zh: '轉辦', en: 'Forward' },
  PreAddSign: { zh: '加簽', en: 'Add signers' },
  Assist: { zh: '協辦', en: 'Request assistance' },
  Consult: { zh: '徵詢', en: 'Consult' },
  Circulate: { zh: '傳閱', en: 'Circulate' },
  Retrieve: { zh: '撤回', en: 'Retrieve' },
};

/** The actions that complete the activity cannot be left out. */
const completing: Readonly<Record<string, string>> = { approve: 'Agree', handle: 'Submit' };
const notOffered: Readonly<Record<string, ReadonlySet<string>>> = { approve: new Set(['Submit']), handle: new Set(['Agree', 'DisAgree']) };

/** The actions that work items offer, each with its own button text. */
export function ActionsEditor({ id, label, value, isFixed, onChange, part }: SettingEditorProps) {
  const t = useTexts(editorTexts);
  const locale = useLocale();
  const kind = textOf(part['kind']);
  const actions = objectsIn(value);
  const isLimited = Array.isArray(value);
  const codes = Object.keys(offered).filter((code) => !notOffered[kind]?.has(code));
  const others = actions.map(({ action }) => textOf(action)).filter((code) => !codes.includes(code));
  const put = (code: string, next: JsonObject | null) =>
    onChange(
      [...codes, ...others].flatMap((each) => {
        const found = each === code ? next : actions.find(({ action }) => action === each);
        return found ? [found] : [];
      }),
    );
  return (
    <span className={styles.lines}>
      <select
        id={id}
        className={styles.select}
        aria-label={label}
        value={isLimited ? 'some' : 'all'}
        disabled={isFixed}
        onChange={(event) => onChange(event.target.value === 'all' ? undefined : codes.map((action) => ({ action })))}
      >
        <option value="all">{t('everything')}</option>
        <option value="some">{t('onlyThese')}</option>
      </select>
      {isLimited
        ? [...codes, ...others].map((code) => {
            const found = actions.find(({ action }) => action === code);
            const name = offered[code]?.[locale] ?? code;
            return (
              <span key={code} className={own.action}>
                <label>
                  <input
                    type="checkbox"
                    checked={found !== undefined}
                    disabled={isFixed || (code === completing[kind] && found !== undefined)}
                    onChange={(event) => put(code, event.target.checked ? { action: code } : null)}
                  />{' '}
                  {name}
                </label>
                {found ? <OwnLabel name={name} action={found} isFixed={isFixed} onChange={(next) => put(code, next)} /> : null}
              </span>
            );
          })
        : null}
    </span>
  );
}

interface OwnLabelProps {
  readonly name: string;
  readonly action: JsonObject;
  readonly isFixed: boolean;
  readonly onChange: (action: JsonObject) => void;
}

function OwnLabel({ name, action, isFixed, onChange }: OwnLabelProps) {
  const t = useTexts(editorTexts);
  const names = isJsonObject(action['name_i18n']) ? action['name_i18n'] : {};
  return (
    <span className={styles.pair}>
      <DraftInput
        label={t('ownLabel', { name })}
        placeholder={name}
        value={textOf(action['name'])}
        maxLength={30}
        disabled={isFixed}
        onCommit={(text) => {
          const { name: _, ...others } = action;
          onChange(text === '' ? others : { ...others, name: text });
        }}
      />
      <EnglishInput
        label={t('ownEnglish', { name })}
        value={textOf(names['en'])}
        maxLength={30}
        disabled={isFixed}
        onCommit={(en) => {
          const { name_i18n: _, ...others } = action;
          onChange(en === '' ? others : { ...others, name_i18n: { ...names, en } });
        }}
      />
    </span>
  );
}
