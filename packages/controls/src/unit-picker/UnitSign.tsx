import { BankOutlined, UserOutlined } from '@ant-design/icons';
import { unitTypes, type Unit } from '@inkstone/schema';
import { useEffect, useState } from 'react';
import { useFormUiServices } from '../services/ui-services.ts';
import styles from './unit-list.module.css';

/** What stands before a name: somebody's picture, where they show one, or a sign of what it is. */
export function UnitSign({ unit }: { readonly unit: Unit }) {
  const pictureOf = useFormUiServices()?.pictureOf;
  const [picture, setPicture] = useState<{ readonly id: string; readonly address: string } | null>(null);
  const isPerson = unit.unitType === unitTypes.user;
  const { id } = unit;
  useEffect(() => {
    if (!isPerson || !pictureOf) return undefined;
    let isCurrent = true;
    // A picture that cannot be had is none.
    pictureOf(id).then(
      (address) => isCurrent && address && setPicture({ id, address }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [id, isPerson, pictureOf]);
  if (!isPerson) return <BankOutlined aria-hidden />;
  return picture?.id === id ? <img className={styles.picture} src={picture.address} alt="" /> : <UserOutlined aria-hidden />;
}
