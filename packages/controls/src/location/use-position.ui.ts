import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from './distance.ts';

/** Why there is no position; each failure has its own message. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export interface FoundPosition extends Point {
  readonly accuracyMetres: number;
}

export type Locating =
  | { readonly state: 'idle' | 'locating' }
  | { readonly state: 'found'; readonly position: FoundPosition }
  | { readonly state: 'failed'; readonly failure: PositionFailure };

/** The time limit for the device. */
const timeoutMs = 15_000;

const failures: readonly PositionFailure[] = ['denied', 'unavailable', 'timeout'];

/** Six decimals are about a tenth of a metre. */
const rounded = (degree: number): number => Math.round(degree * 1e6) / 1e6;

function locateDevice(isExact: boolean): Promise<FoundPosition> {
  return new Promise((resolve, reject) => {
    const { geolocation } = navigator;
    if (!geolocation || window.isSecureContext === false) return reject(new PositionError('unsupported'));
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ longitude: rounded(coords.longitude), latitude: rounded(coords.latitude), accuracyMetres: Math.ceil(coords.accuracy) }),
      ({ code }) => reject(new PositionError(failures[code - 1] ?? 'unavailable')),
      { enableHighAccuracy: isExact, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

class PositionError extends Error {
  readonly failure: PositionFailure;

  constructor(failure: PositionFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Locates the device. A newer request, or unmounting, discards the result of an older one. */
export function usePosition(onFound: (position: FoundPosition) => void): Locating & { readonly locate: (isExact: boolean) => void } {
  const [locating, setLocating] = useState<Locating>({ state: 'idle' });
  const latest = useRef(0);
  useEffect(() => () => void (latest.current += 1), []);
  const handler = useRef(onFound);
  useEffect(() => {
    handler.current = onFound;
  });
  const locate = useCallback((isExact: boolean) => {
    const request = ++latest.current;
    setLocating({ state: 'locating' });
    locateDevice(isExact).then(
      (position) => {
        if (request !== latest.current) return;
        setLocating({ state: 'found', position });
        handler.current(position);
      },
      (error: unknown) => {
        if (request !== latest.current) return;
        setLocating({ state: 'failed', failure: error instanceof PositionError ? error.failure : 'unavailable' });
      },
    );
  }, []);
  return { ...locating, locate };
}
