/** To whoever typed something that is no e-mail address. */
export const noAddressText = 'Please enter an e-mail address, such as name@example.com.';
