import { useCallback, useEffect } from 'react';
import { addressOf, useLocation, useNavigate, useParams, useSearchParams } from '../../platform/router/index.ts';
import { useKeepUsed } from '../favorites/use-keep-used.ts';
import type { Notice } from './FormNotice.tsx';
import { FormView } from './FormView.tsx';
import { placeOf, placePath, type FormPlace } from './form-place.ts';

/** The form as a page of its own. */
export function FormPage() {
  const navigate = useNavigate();
  const [asked] = useSearchParams();
  const place = placeOf(useParams(), { principalId: asked.get('for'), mode: asked.get('mode') });
  useKeepUsed(place?.kind === 'new' ? place.schemaCode : undefined, place?.kind === 'new' ? place.formCode : undefined);
  const location = useLocation();
  const notice = noticeOf(location.state);
  // Said once: a reload of the same address has nothing to tell.
  useEffect(() => {
    if (notice) navigate(addressOf(location), { replace: true });
  }, [notice, location, navigate]);
  const handleMoved = useCallback(
    (next: FormPlace, notice: Notice | null) => navigate(placePath(next), { replace: true, state: { notice } }),
    [navigate],
  );
  const handleClosed = useCallback(() => navigate(-1), [navigate]);
  if (!place) return null;
  return <FormView key={placePath(place)} place={place} notice={notice} onMoved={handleMoved} onClosed={handleClosed} guardLeaving />;
}

/** What was just done travels with the address it leads to. */
function noticeOf(state: unknown): Notice | null {
  const notice = typeof state === 'object' && state !== null && 'notice' in state ? state.notice : null;
  return typeof notice === 'object' && notice !== null && 'text' in notice ? (notice as Notice) : null;
}
