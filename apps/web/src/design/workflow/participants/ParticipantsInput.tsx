import { Button } from 'antd';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import { objectsIn, type Json, type JsonObject } from '@inkstone/design';
import type { ParticipantSource } from '@inkstone/schema';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { textOf } from '../../working-copy/text-of.ts';
import { participantTexts } from './participants.locale.ts';
import { firstSources, SourceInput } from './SourceInput.tsx';
import styles from '../../form/panel/panel.module.css';
import own from '../panel/workflow-panel.module.css';

/** The kinds of sources in the order in which they are offered. */
const sourceKinds = Object.keys(firstSources) as readonly ParticipantSource['kind'][];

interface ParticipantsInputProps {
  readonly id?: string;
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  readonly onChange: (sources: readonly JsonObject[]) => void;
  /** The kinds that cannot be chosen here. */
  readonly without?: readonly ParticipantSource['kind'][];
}

/** Who takes part: one source below the other, and all of them said in one line. */
export function ParticipantsInput({ id, value, isFixed, onChange, without = [] }: ParticipantsInputProps) {
  const t = useTexts(participantTexts);
  const sources = objectsIn(value);
  const offered = sourceKinds.filter((kind) => !without.includes(kind));
  return (
    <span className={styles.lines}>
      {sources.map((source, index) => {
        const kind = textOf(source['kind']) as ParticipantSource['kind'];
        return (
          <span key={`source ${index}`} className={own.source}>
            <span className={own.row}>
              <select
                {...(index === 0 && id !== undefined && { id })}
                className={styles.select}
                aria-label={t('source', { position: index + 1 })}
                value={kind}
                disabled={isFixed}
                onChange={(event) => onChange(sources.with(index, firstSources[event.target.value as ParticipantSource['kind']]))}
              >
                {offered.map((each) => (
                  <option key={each} value={each}>
                    {t(each)}
                  </option>
                ))}
                {offered.includes(kind) ? null : <option value={kind}>{kind}</option>}
              </select>
              {isFixed ? null : (
                <Button
                  type="text"
                  size="small"
                  icon={<DeleteOutlined />}
                  aria-label={t('remove', { name: offered.includes(kind) ? t(kind) : kind })}
                  onClick={() => onChange(sources.toSpliced(index, 1))}
                />
              )}
            </span>
            <SourceInput
              key={kind}
              source={source}
              isFixed={isFixed}
              onChange={(next) => onChange(sources.with(index, next))}
              scope={
                kind === 'chosen' ? (
                  <ParticipantsInput
                    value={source['scope']}
                    isFixed={isFixed}
                    without={['chosen']}
                    onChange={(scope) => onChange(sources.with(index, { ...source, scope }))}
                  />
                ) : null
              }
            />
          </span>
        );
      })}
      {isFixed ? null : (
        <Button size="small" onClick={() => onChange([...sources, firstSources['initiator-manager']])}>
          {t('add')}
        </Button>
      )}
    </span>
  );
}
