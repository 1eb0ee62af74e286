import { ask, posted } from '../lib/lobby';
import type {
    Account,
    FactorWish,
    Me,
    NewFactor,
    OpenSession,
    PasswordWish,
    Proof,
    RecoveryCodes,
    ReportWish,
    ResetWish,
} from '../wire';

export const EXPORT = '/api/me/export';

export const account = () => ask<Account>('/api/me/account');
export const changePassword = (wish: PasswordWish) => ask<null>('/api/me/password', posted(wish));
export const resetPassword = (wish: ResetWish) => ask<Me>('/api/sessions/reset', posted(wish));

export const sessions = () => ask<OpenSession[]>('/api/me/sessions');
export const endSession = (id: string) => ask<null>(`/api/me/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

export const newSecret = () => ask<NewFactor>('/api/me/second-factor/secret', { method: 'POST' });
export const turnOn = (wish: FactorWish) => ask<RecoveryCodes>('/api/me/second-factor', posted(wish));
export const turnOff = (proof: Proof) => ask<null>('/api/me/second-factor/end', posted(proof));

export const deleteMe = (proof: Proof) => ask<null>('/api/me/deletion', posted(proof));

export const report = (wish: ReportWish) => ask<null>('/api/reports', posted(wish));
