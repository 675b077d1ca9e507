import { useTexts } from '../i18n/use-texts.ts';
import { Link } from '../router/index.ts';
import { failureTexts } from './failure.locale.ts';

/** A link back to the workbench. */
export function ToWorkbench() {
  const t = useTexts(failureTexts);
  return <Link to="/work/todo">{t('workbench')}</Link>;
}
