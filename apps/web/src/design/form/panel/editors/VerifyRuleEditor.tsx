import { controlModels } from '@inkstone/controls/models';
import { readVerifyRule, writeVerifyRule, type VerifyBound, type VerifyComparison, type VerifyRule } from '@inkstone/controls/panel';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../../platform/i18n/use-texts.ts';
import { DraftInput } from '../../../fields/DraftInput.tsx';
import { isControlType } from '../../control-kinds.ts';
import { formTexts } from '../../form.locale.ts';
import { useFormDesigner } from '../../use-form-designer.ts';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import type { EditorProps } from './editor.ts';
import styles from '../panel.module.css';

const comparisons: readonly VerifyComparison[] = ['=', '!=', '>', '>=', '<', '<=', '~'];

/** The check of a number, date or time on submission: a comparison with values or with other fields, and its message. */
export function VerifyRuleEditor({ label, value, isFixed, onChange, type }: EditorProps) {
  const t = useTexts(formTexts);
  const rule = readVerifyRule(value);
  const set = (changes: Partial<VerifyRule>) => {
    const next: VerifyRule = { type: '', rule: '>=', left: {}, prompt: '', defaultPrompt: '', ...rule, ...changes };
    const { right, ...single } = next;
    onChange(writeVerifyRule(next.rule === '~' ? { ...next, right: right ?? next.left } : single, 'json'));
  };
  const compare = (comparison: string | undefined) => {
    if (comparison === undefined) return onChange(undefined);
    return set({ rule: comparison as VerifyComparison, left: rule?.left ?? firstBound(type) });
  };
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      <CodeSelect
        label={t('comparison')}
        value={rule?.rule ?? ''}
        isFixed={isFixed}
        empty={t('notSet')}
        options={comparisons.map((each) => ({ value: each, label: each === '~' ? t('between') : each }))}
        onChange={compare}
      />
      {rule ? (
        <>
          <Bound
            label={t(rule.right ? 'least' : 'bound')}
            type={type}
            bound={rule.left}
            isFixed={isFixed}
            onChange={(left) => set({ left })}
          />
          {rule.right ? (
            <Bound label={t('greatest')} type={type} bound={rule.right} isFixed={isFixed} onChange={(right) => set({ right })} />
          ) : null}
          <span className={styles.line}>
            <span className={styles.label}>{t('verifyMessage')}</span>
            <DraftInput
              label={t('verifyMessage')}
              value={rule.prompt}
              maxLength={200}
              disabled={isFixed}
              onCommit={(prompt) => set({ prompt })}
            />
          </span>
        </>
      ) : null}
    </div>
  );
}

function firstBound(type: string): VerifyBound {
  if (type === 'date') return { select: 'today' };
  return { input: type === 'time' ? '09:00' : '0' };
}

interface BoundProps {
  readonly label: string;
  readonly type: string;
  readonly bound: VerifyBound;
  readonly isFixed: boolean;
  readonly onChange: (bound: VerifyBound) => void;
}

const days = ['today', 'yesterday', 'tomorrow'] as const;

/** A field of the same type, a named day, or a value. */
function Bound({ label, type, bound, isFixed, onChange }: BoundProps) {
  const t = useTexts(formTexts);
  const locale = useLocale();
  const { content } = useFormDesigner();
  const fields = [...content.controls.values()]
    .filter((each) => isControlType(each.type) && controlModels[each.type].valueType === type)
    .map((each) => ({ value: each.key, label: localizedName(each.options, locale) || each.key }));
  const named = type === 'date' ? days.map((day) => ({ value: day, label: t(day) })) : [];
  const value = bound.input ?? bound.date ?? '';
  return (
    <span className={styles.pair}>
      <CodeSelect
        label={label}
        value={bound.select ?? ''}
        isFixed={isFixed}
        empty={t('aValue')}
        options={[...named, ...fields]}
        onChange={(select) =>
          onChange(
            select === undefined
              ? { [type === 'date' ? 'date' : 'input']: type === 'date' ? new Date().toISOString().slice(0, 10) : value || '0' }
              : { select },
          )
        }
      />
      {bound.select === undefined ? (
        <DraftInput
          label={`${label} ${t('aValue')}`}
          value={value}
          disabled={isFixed}
          onCommit={(text) => onChange(type === 'date' ? { date: text } : { input: text })}
        />
      ) : null}
    </span>
  );
}
