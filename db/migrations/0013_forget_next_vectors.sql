-- For db:reembed: a vector filled in for words that have changed since is not of these words any more.
CREATE FUNCTION neuromem_forget_next() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.embedding IS DISTINCT FROM OLD.embedding THEN NEW.embedding_next := NULL; END IF;
  RETURN NEW;
END $$;
