import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getCode, getToken } from '@inkstone/api';
import { useNavigate } from '../platform/router/index.ts';
import { usePlatform } from '../platform/platform.ts';
import { keepQuery, takeQuery } from './kept-query.ts';
import { readProviderReturn, withoutProviderReturn, type ProviderReturn } from './provider-return.ts';

/** Leaves for the identity provider; `back` is where the person wanted to go, and is kept until they come back. */
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
 * Signs in whoever comes back from the provider. A code is only taken for a sign-in that this
 * tab began: else somebody could sign another person in as themselves. The code leaves the address at once.
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
    const kept = takeQuery('state', returned.state);
    // This page goes on to where the person wanted to go, also when they sign in by their password after all.
    if (kept) navigate('/sign-in', { replace: true, state: { back: kept.get('back') } });
    mutate({ ...returned, code: kept ? returned.code : null });
  }, [mutate, navigate]);
  return arrival;
}

/** This tab did not begin it, or the provider gave no code. */
export class ProviderReturnInvalid extends Error {}
