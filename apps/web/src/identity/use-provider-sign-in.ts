import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getCode, getToken } from '@inkstone/api';
import { useNavigate } from '../platform/router/index.ts';
import { usePlatform } from '../platform/platform.ts';
import { keepQuery, takeQuery } from './stored-query.ts';
import { readProviderReturn, withoutProviderReturn, type ProviderReturn } from './provider-return.ts';

/** Redirects to the identity provider; `back` is the requested address, stored until the user returns. */
export function useProviderDeparture(back: string) {
  const { client } = usePlatform();
  return useMutation({
    mutationFn: () => client.call(getCode, {}),
    onSuccess: ({ address, state }) => {
      keepQuery(new URLSearchParams({ state, back }));
      window.location.assign(address);
    },
  });
}

/**
 * Completes the sign-in of a user who returns from the provider. A code is accepted only for a sign-in that this tab began; otherwise an
 * attacker could sign a victim in to another account. The code is removed from the address at once.
 */
export function useProviderReturn() {
  const { client, session } = usePlatform();
  const navigate = useNavigate();
  const arrived = useRef(false);
  const arrival = useMutation({
    mutationFn: ({ code, state }: ProviderReturn) => {
      if (code === null) throw new ProviderReturnInvalid();
      return client.call(getToken, { code, state });
    },
    onSuccess: (answer) => session.begin(answer),
  });
  const { mutate } = arrival;
  useEffect(() => {
    const returned = readProviderReturn(window.location.search);
    if (!returned || arrived.current) return;
    arrived.current = true;
    window.history.replaceState(window.history.state, '', withoutProviderReturn(window.location.href));
    const stored = takeQuery('state', returned.state);
    // The requested address is also stored for a user who then signs in by password.
    if (stored) navigate('/sign-in', { replace: true, state: { back: stored.get('back') } });
    mutate({ ...returned, code: stored ? returned.code : null });
  }, [mutate, navigate]);
  return arrival;
}

/** This tab did not begin the sign-in, or the provider returned no code. */
export class ProviderReturnInvalid extends Error {}
