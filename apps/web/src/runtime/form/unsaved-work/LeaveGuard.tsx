import { lazy, Suspense, useEffect } from 'react';
import { useGuard } from '../../../platform/router/index.ts';

const LeaveDialog = lazy(() => import('./LeaveDialog.tsx').then((module) => ({ default: module.LeaveDialog })));

interface LeaveGuardProps {
  readonly isUnsaved: () => boolean;
  /** Called before the page is left, so that the work is stored on the device. */
  readonly onLeave: () => void;
}

/** Asks for confirmation before unsaved work is left, within the client and when the window closes. */
export function LeaveGuard({ isUnsaved, onLeave }: LeaveGuardProps) {
  const held = useGuard(({ from, to }) => from.pathname !== to.pathname && isUnsaved());

  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent): void => {
      if (!isUnsaved()) return;
      onLeave();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', handleUnload);
    return () => window.removeEventListener('beforeunload', handleUnload);
  });

  if (!held) return null;
  const handleLeave = () => {
    onLeave();
    held.proceed();
  };
  return (
    <Suspense fallback={null}>
      <LeaveDialog onLeave={handleLeave} onStay={held.stay} />
    </Suspense>
  );
}
