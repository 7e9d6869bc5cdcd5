import { priceLabel, prices } from '@chalkline/domain/billing/prices';

export const consultingPrice = priceLabel(prices.Consulting);

/** "$2,000/mo", for where there is little room. */
export const shortConsultingPrice = consultingPrice.replace('/month', '/mo');
