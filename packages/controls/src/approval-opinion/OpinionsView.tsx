import { FormulaDate, formatFormulaDate, parseFormulaDate } from '@inkstone/formula';
import type { ApprovalOpinion, ControlOptions, Locale } from '@inkstone/schema';
import { Seal } from '@inkstone/ui-kit';
import type { ViewProps } from '../view/control-view.ts';
import { inputId } from '../view/field-id.ts';
import { presentFile, presentImage } from '../values/file-value.ts';
import { PresentationView } from '../presentation/PresentationView.tsx';
import { useSignalValue } from '../view/use-signal-value.ts';
import { approvalOpinionText, resultText } from './approval-opinion.locale.ts';
import { opinionsByActivity } from './opinions-by-activity.ts';
import styles from './approval-opinion.module.css';

/** The approvers' opinions, grouped by activity, each with a seal. They are written with the decision and are read-only here. */
export function OpinionsView({ field, form, locale }: ViewProps) {
  const opinions = useSignalValue(field.value) as readonly ApprovalOpinion[];
  const options = useSignalValue(field.options);
  const groups = opinionsByActivity(opinions);
  return (
    <div id={inputId(field.path)} tabIndex={-1}>
      {groups.length === 0 ? <p className={styles.empty}>{approvalOpinionText.none[locale]}</p> : null}
      {groups.map(({ activity, opinions: group }) => (
        <section key={activity} className={styles.activity} aria-label={activity || approvalOpinionText.name[locale]}>
          {activity === '' ? null : <h3 className={styles.name}>{activity}</h3>}
          <ol className={styles.list}>
            {group.map((opinion) => (
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
      <div className={styles.details}>
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
