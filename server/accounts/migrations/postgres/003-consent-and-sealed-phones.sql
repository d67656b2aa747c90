-- What somebody agreed to who applied or logged in; of an application the moment is its own.
ALTER TABLE accounts ADD COLUMN consent text;
ALTER TABLE accounts ADD COLUMN consented_at bigint;
ALTER TABLE trial_applications ADD COLUMN consent text;

-- Phone numbers are sealed, and told apart by a print. Where it is missing, the number waits to be sealed.
ALTER TABLE trial_applications ADD COLUMN phone_print bytea;
DROP INDEX trial_applications_by_phone;
CREATE INDEX trial_applications_by_print ON trial_applications (phone_print, created_at);
