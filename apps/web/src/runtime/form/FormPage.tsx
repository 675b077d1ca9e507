import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router';
import { FormView } from './FormView.tsx';
import { placeOf, placePath, type FormPlace } from './form-place.ts';

/** The form as a page of its own. */
export function FormPage() {
  const navigate = useNavigate();
  const place = placeOf(useParams());
  const handleMoved = useCallback((next: FormPlace) => void navigate(placePath(next), { replace: true }), [navigate]);
  const handleClosed = useCallback(() => void navigate(-1), [navigate]);
  if (!place) return null;
  return <FormView key={placePath(place)} place={place} onMoved={handleMoved} onClosed={handleClosed} guardLeaving />;
}
