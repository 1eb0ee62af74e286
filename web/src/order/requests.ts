import { ask, posted } from '../lib/lobby';
import type { Noted, Ordered, OrderWish, Report } from '../wire';

export const reports = () => ask<Report[]>('/api/order/reports');
export const noted = () => ask<Noted[]>('/api/order/log');
export const give = (wish: OrderWish) => ask<Ordered>('/api/order', posted(wish));
export const recordAddress = (id: string) => `/api/order/reports/${encodeURIComponent(id)}/record`;
