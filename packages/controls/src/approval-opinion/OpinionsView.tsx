import { FormulaDate, formatFormulaDate, parseFormulaDate } from '@inkstone/formula';
import type { ApprovalOpinion, ControlOptions, Locale } from '@inkstone/schema';
import { Seal } from '@inkstone/ui-kit';
import type { FaceProps } from '../face/face.ts';
import { inputId } from '../face/field-id.ts';
import { presentFile, presentImage } from '../values/file-value.ts';
import { PresentationView } from '../presentation/PresentationView.tsx';
import { useSignalValue } from '../face/use-signal-value.ts';
import { approvalOpinionText, resultText } from './approval-opinion.locale.ts';
import { opinionsByActivity } from './opinions-by-activity.ts';
import styles from './approval-opinion.module.css';

/** What approvers said, by activity, each with a seal. It is written where they decide, never here. */
export function OpinionsView({ field, form, locale }: FaceProps) {
  const opinions = useSignalValue(field.value) as readonly ApprovalOpinion[];
  const options = useSignalValue(field.options);
  const groups = opinionsByActivity(opinions);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      {groups.length === 0 ? <p className={styles.empty}>{approvalOpinionText.none[locale]}</p> : null}
      {groups.map(({ activity, opinions: said }) => (
        <section key={activity} className={styles.activity} aria-label={activity || approvalOpinionText.name[locale]}>
          {activity === '' ? null : <h3 className={styles.name}>{activity}</h3>}
          <ol className={styles.list}>
            {said.map((opinion) => (
              <li key={opinion.id}>
                <Opinion opinion={opinion} options={options} locale={locale} timeZone={form.environment.timeZone} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface OpinionProps {
  readonly opinion: ApprovalOpinion;
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly timeZone: string;
}

function Opinion({ opinion: { user, result, text, createdAt, files, signature }, options, locale, timeZone }: OpinionProps) {
  const date = parseFormulaDate(createdAt, timeZone);
  const at = date instanceof FormulaDate ? formatFormulaDate(date, timeZone) : '';
  const name = user.name || user.id;
  return (
    <div className={styles.opinion}>
      <Seal
        text={resultText[result][locale]}
        name={name}
        time={at}
        shape={result === 'disagree' ? 'square' : 'round'}
        faded={result === 'neutral'}
        size={48}
      />
      <div className={styles.said}>
        <p className={styles.who}>
          <b>{name}</b> <time dateTime={createdAt}>{at}</time>
        </p>
        {options['showTextOpinion'] !== false && text !== '' ? <p className={styles.text}>{text}</p> : null}
        {options['showSignature'] !== false && signature ? <PresentationView tree={presentImage(signature)} /> : null}
        {options['showUpload'] !== false && files.length > 0 ? (
          <PresentationView tree={{ kind: 'list', items: files.map(presentFile) }} />
        ) : null}
      </div>
    </div>
  );
}
