import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { withRouteQuery } from './identity/route-query.ts';
import { App } from './shell/App.tsx';
import { createPlatform } from './platform/platform.ts';

const carried = withRouteQuery(window.location.href);
if (carried !== window.location.href) window.history.replaceState(null, '', carried);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App platform={createPlatform()} />
    </StrictMode>,
  );
}
