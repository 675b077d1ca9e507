import { useCallback, useEffect, useRef, useState } from 'react';
import type { Point } from './distance.ts';

/** Why there is no position; each has words of its own. */
export type PositionFault = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

export interface FoundPosition extends Point {
  readonly accuracyMetres: number;
}

export type Locating =
  | { readonly state: 'resting' | 'locating' }
  | { readonly state: 'found'; readonly position: FoundPosition }
  | { readonly state: 'failed'; readonly fault: PositionFault };

/** How long the device may look for itself. */
const timeoutMs = 15_000;

const faults: readonly PositionFault[] = ['denied', 'unavailable', 'timeout'];

/** Six places are a tenth of a metre. */
const rounded = (degree: number): number => Math.round(degree * 1e6) / 1e6;

function askDevice(isExact: boolean): Promise<FoundPosition> {
  return new Promise((resolve, reject) => {
    const { geolocation } = navigator;
    if (!geolocation || window.isSecureContext === false) return reject(new PositionRefused('unsupported'));
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({ longitude: rounded(coords.longitude), latitude: rounded(coords.latitude), accuracyMetres: Math.ceil(coords.accuracy) }),
      ({ code }) => reject(new PositionRefused(faults[code - 1] ?? 'unavailable')),
      { enableHighAccuracy: isExact, timeout: timeoutMs, maximumAge: 0 },
    );
  });
}

class PositionRefused extends Error {
  readonly fault: PositionFault;

  constructor(fault: PositionFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Where the device says it is. A newer question makes the answer to an older one void, and so does leaving. */
export function usePosition(onFound: (position: FoundPosition) => void): Locating & { readonly locate: (isExact: boolean) => void } {
  const [locating, setLocating] = useState<Locating>({ state: 'resting' });
  const turn = useRef(0);
  useEffect(() => () => void (turn.current += 1), []);
  const handler = useRef(onFound);
  useEffect(() => {
    handler.current = onFound;
  });
  const locate = useCallback((isExact: boolean) => {
    const mine = ++turn.current;
    setLocating({ state: 'locating' });
    askDevice(isExact).then(
      (position) => {
        if (mine !== turn.current) return;
        setLocating({ state: 'found', position });
        handler.current(position);
      },
      (refused: unknown) => {
        if (mine !== turn.current) return;
        setLocating({ state: 'failed', fault: refused instanceof PositionRefused ? refused.fault : 'unavailable' });
      },
    );
  }, []);
  return { ...locating, locate };
}
