import { useTexts } from '../../platform/i18n/use-texts.ts';
import { Link } from '../../platform/router/index.ts';
import { documentAddress } from '../design-address.ts';
import { publishTexts } from './publish.locale.ts';
import styles from './publish.module.css';

/** Issues for which stored values are the reason. */
const heldByValues: ReadonlySet<string> = new Set(['ItemTypeLocked', 'ItemCodeLocked', 'ColumnTypeChanged', 'ValuesRepeat']);

interface PublishIssuesProps {
  readonly appCode: string;
  readonly title: string;
  readonly issues: readonly { readonly code: string; readonly path: string; readonly message?: string | undefined }[];
  readonly isError: boolean;
}

/** What prevents publishing, or is accepted with a reason. */
export function PublishIssues({ appCode, title, issues, isError }: PublishIssuesProps) {
  const t = useTexts(publishTexts);
  /** Where stored values are in the way, the page of the model offers a new item and copies them. */
  const heldLink = (path: string, code: string) => {
    const [list, model, item] = path.split('.');
    if (!heldByValues.has(code) || list !== 'models' || model === undefined) return null;
    return <Link to={documentAddress(appCode, { kind: 'model', code: model }, item)}>{t('toItem')}</Link>;
  };
  return (
    <>
      <h2>{title}</h2>
      <ul className={isError ? styles.errors : styles.warnings}>
        {issues.map(({ code, path, message }, index) => (
          <li key={`${path} ${code} ${index}`}>
            {message ?? code} <span className="ink-muted ink-small">{path}</span> {heldLink(path, code)}
          </li>
        ))}
      </ul>
    </>
  );
}
