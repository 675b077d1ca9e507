import { useMutation } from '@tanstack/react-query';
import { login } from '@inkstone/api';
import { usePlatform } from '../platform/platform.ts';

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

export function useSignIn() {
  const { client, session } = usePlatform();
  return useMutation({
    mutationFn: (credentials: Credentials) => client.call(login, credentials),
    onSuccess: (answer) => session.begin(answer),
  });
}
