export { createRouter } from './create-router.ts';
export { Link, Navigate, NavLink } from './Link.tsx';
export { createHashHistory, createMemoryHistory } from './router-history.ts';
export { addressOf } from './router-location.ts';
export { Outlet, RouterProvider } from './RouterProvider.tsx';
export { useDestination, useGuard, useLocation, useNavigate, useParams, useSearchParams } from './use-router.ts';
export type { Route } from './match-route.ts';
