import { priceLabel, prices } from '@chalkline/domain/billing/prices';

export const consultingPrice = priceLabel(prices.Consulting);

/** The short price, such as "$2,000/mo". */
export const shortConsultingPrice = consultingPrice.replace('/month', '/mo');
