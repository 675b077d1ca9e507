import { Checkbox, Radio } from 'antd';
import type { AddSignSide } from '@inkstone/api';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { ActionView, ActionDetails } from '../actions/action-view.ts';
import fieldStyles from '../../../platform/fields/fields.module.css';
import styles from '../form.module.css';
import { PeopleSelect } from '../people/PeopleSelect.tsx';
import { involvementTexts } from './involvement.locale.ts';

export interface Asked {
  readonly people: readonly string[];
  readonly side: AddSignSide;
  readonly vote: NonNullable<ActionDetails['vote']>;
  readonly waits: boolean;
}

export const nobodyAsked: Asked = { people: [], side: 'before', vote: 'all', waits: false };

interface AskedPeopleProps {
  readonly asks: ActionView['peopleOptions'];
  readonly sides: readonly AddSignSide[];
  readonly value: Asked;
  readonly isChecked: boolean;
  readonly onChange: (asked: Asked) => void;
}

const hints = { before: 'beforeHint', after: 'afterHint', beside: 'besideHint' } as const;

/** Selects the people to involve and how: signers with order and vote, consulted people with whether their answer is awaited. */
export function AskedPeople({ asks, sides, value, isChecked, onChange }: AskedPeopleProps) {
  const t = useTexts(involvementTexts);
  const votes = value.side === 'before' ? (['all', 'any', 'sequential'] as const) : (['all', 'sequential'] as const);
  const chooseSide = (side: AddSignSide): void =>
    onChange({ ...value, side, vote: side === 'before' || value.vote !== 'any' ? value.vote : 'all' });
  return (
    <>
      <PeopleSelect
        label={t('people')}
        isRequired
        isFirst
        value={value.people}
        issue={isChecked && value.people.length === 0 ? t('peopleRequired') : null}
        onChange={(people) => onChange({ ...value, people })}
      />
      {asks === 'side' ? (
        <fieldset className={styles.targets}>
          <legend className={fieldStyles.label}>{t('side')}</legend>
          <Radio.Group
            value={value.side}
            options={sides.map((side) => ({ value: side, label: t(side) }))}
            onChange={(event) => chooseSide(event.target.value as AddSignSide)}
          />
          <p className={styles.hint}>{t(hints[value.side])}</p>
        </fieldset>
      ) : null}
      {asks === 'side' && value.side !== 'beside' ? (
        <fieldset className={styles.targets}>
          <legend className={fieldStyles.label}>{t('vote')}</legend>
          <Radio.Group
            value={value.vote}
            options={votes.map((vote) => ({ value: vote, label: t(vote) }))}
            onChange={(event) => onChange({ ...value, vote: event.target.value as Asked['vote'] })}
          />
        </fieldset>
      ) : null}
      {asks === 'waits' ? (
        <Checkbox checked={value.waits} onChange={(event) => onChange({ ...value, waits: event.target.checked })}>
          {t('waits')}
        </Checkbox>
      ) : null}
    </>
  );
}
