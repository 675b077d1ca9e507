import { Button } from 'antd';
import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { FormulaInput } from '../../../formula/FormulaInput.tsx';
import { CodeSelect } from '../../../fields/CodeSelect.tsx';
import { useFormulaFields } from '../use-formula-fields.ts';
import type { EditorProps } from './editor.ts';
import { StepSettings } from './StepSettings.tsx';
import { firstSteps, stepKinds, stepTexts, type Step, type StepKind } from './step.locale.ts';
import styles from '../panel.module.css';

/** What an event does, step by step; each step may have a condition. */
export function StepsEditor({ label, value, isFixed, onChange, controlKey }: EditorProps) {
  const t = useTexts(stepTexts);
  const fields = useFormulaFields(controlKey);
  const steps = Array.isArray(value) ? (value as readonly Step[]) : [];
  const set = (next: readonly Step[]) => onChange(next.length === 0 ? undefined : next);
  const move = (index: number, by: -1 | 1) => set(steps.toSpliced(index, 1).toSpliced(index + by, 0, steps[index]!));
  return (
    <div className={styles.lines} role="group" aria-label={label}>
      {steps.map((step, index) => {
        const number = index + 1;
        return (
          <fieldset key={`${index} ${step.step} ${steps.length}`} className={styles.step}>
            <legend>{t('step', { number, kind: isKind(step.step) ? t(step.step) : step.step })}</legend>
            <span className={styles.stepActions}>
              <Button
                type="text"
                size="small"
                icon={<ArrowUpOutlined />}
                disabled={isFixed || index === 0}
                aria-label={t('up', { number })}
                onClick={() => move(index, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDownOutlined />}
                disabled={isFixed || number === steps.length}
                aria-label={t('down', { number })}
                onClick={() => move(index, 1)}
              />
              <Button
                type="text"
                size="small"
                icon={<DeleteOutlined />}
                disabled={isFixed}
                aria-label={t('removeStep', { number })}
                onClick={() => set(steps.toSpliced(index, 1))}
              />
            </span>
            <StepSettings
              step={step}
              number={number}
              isFixed={isFixed}
              controlKey={controlKey}
              onChange={(next) => set(steps.with(index, next))}
            />
            <span className={styles.label}>{t('when')}</span>
            <FormulaInput
              label={t('whenOf', { number })}
              text={typeof step.when === 'string' ? step.when : ''}
              expects="logic"
              emptyMeans="always"
              isFixed={isFixed}
              fields={fields}
              onChange={(when) => set(steps.with(index, withSetting(step, 'when', when)))}
            />
          </fieldset>
        );
      })}
      {isFixed ? null : (
        <CodeSelect
          label={t('addStep')}
          value=""
          isFixed={false}
          empty={t('addStep')}
          options={stepKinds.map((kind) => ({ value: kind, label: t(kind) }))}
          onChange={(kind) => kind !== undefined && isKind(kind) && set([...steps, firstSteps[kind]])}
        />
      )}
    </div>
  );
}

const isKind = (kind: string): kind is StepKind => (stepKinds as readonly string[]).includes(kind);

function withSetting(step: Step, name: string, value: unknown): Step {
  const { [name]: _, ...others } = step;
  return (value === undefined ? others : { ...others, [name]: value }) as Step;
}
