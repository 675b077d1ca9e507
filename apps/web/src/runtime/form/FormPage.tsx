import { useCallback, useEffect } from 'react';
import { addressOf, useLocation, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts';
import { useRecordUse } from '../favorites/use-record-use.ts';
import type { Notice } from './notices/FormNotice.tsx';
import { FormView } from './FormView.tsx';
import { readFormContext, formPath, type FormContext } from './form-context.ts';

/** The form as a page of its own. */
export function FormPage() {
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const context = readFormContext(useParams(), { principalId: asked.get('for'), mode: asked.get('mode') });
  useRecordUse(context?.kind === 'new' ? context.schemaCode : undefined, context?.kind === 'new' ? context.formCode : undefined);
  const location = useLocation();
  const notice = noticeOf(location.state);
  // Shown once: a reload of the same address shows no notice.
  useEffect(() => {
    if (notice) navigate(addressOf(location), { replace: true });
  }, [notice, location, navigate]);
  const handleMoved = useCallback(
    (next: FormContext, notice: Notice | null) => navigate(formPath(next), { replace: true, state: { notice } }),
    [navigate],
  );
  const handleClosed = useCallback(() => navigate(-1), [navigate]);
  if (!context) return null;
  return <FormView key={formPath(context)} context={context} notice={notice} onMoved={handleMoved} onClosed={handleClosed} guardLeaving />;
}

/** The notice is passed in the state of the navigation. */
function noticeOf(state: unknown): Notice | null {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
  return typeof notice === 'object' && notice !== null && 'text' in notice ? (notice as Notice) : null;
}
